import { afterEach, expect, it, vi } from 'vitest';

/** A generous timeout, because the machine may be busy. */
const patience = { timeout: 30_000 };

/** Returns the router of a page opened at the address. */
async function openedAt(address: string) {
  vi.resetModules();
  window.history.replaceState(null, '', address);
  const { startI18n } = await import('@/lib/i18n/i18n');
  await startI18n([]);
  const { router } = await import('./router');
  return router;
}

type Router = Awaited<ReturnType<typeof openedAt>>;

/** Returns the final location as the path segments of the matched routes, outermost first. */
async function arrival(router: Router): Promise<string[]> {
  await vi.waitFor(
    () => expect([router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']),
    patience,
  );
  expect(router.state.errors).toBeNull();
  return router.state.matches.flatMap(({ route }) => route.path ?? []);
}

const knowsDashboard = (router: Router) => router.routes[0]?.children?.some(({ path }) => path === 'dashboard');

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/dashboard', ['/fr?', 'dashboard']],
  ['/dashboard/', ['/fr?', 'dashboard']],
  ['/fr/dashboard/coupons?page=2', ['/fr?', 'dashboard', 'coupons']],
  ['/dashboard/coupons/a1/edit', ['/fr?', 'dashboard', 'coupons', ':id/edit']],
  ['/dashboard/nothing/here', ['/fr?', 'dashboard', '*']],
  ['/Dashboard/settings', ['/fr?', 'dashboard', 'settings']],
])('a page opened at %s is the one of the dashboard', async (address, routes) => {
  await expect(openedAt(address).then(arrival)).resolves.toEqual(routes);
});

it.each([
  ['/dashboards', ['/fr?', '*']],
  ['/fr/blogs/spring', ['/fr?', 'blogs/:slug']],
  ['/nothing/dashboard', ['/fr?', '*']],
])('a page opened at %s knows nothing of the dashboard', async (address, routes) => {
  const router = await openedAt(address);
  await expect(arrival(router)).resolves.toEqual(routes);
  expect(knowsDashboard(router)).toBe(false);
});

it('goes from a page to the dashboard, back and forward', async () => {
  const router = await openedAt('/login');
  await arrival(router);
  await router.navigate('/dashboard/orders');
  await expect(arrival(router)).resolves.toEqual(['/fr?', 'dashboard', 'orders']);
  await router.navigate('/dashboard/settings');
  await router.navigate(-2);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'), patience);
  await router.navigate(1);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/orders'), patience);
  await expect(arrival(router)).resolves.toEqual(['/fr?', 'dashboard', 'orders']);
});

it('fetches the dashboard ahead of the way there, and stays where it is', async () => {
  const router = await openedAt('/login');
  await arrival(router);
  const { prefetchRoute } = await import('@/lib/prefetch');
  prefetchRoute('/fr/dashboard/settings');
  await vi.waitFor(() => expect(knowsDashboard(router)).toBe(true), patience);
  expect(router.state.location.pathname).toBe('/login');
});
