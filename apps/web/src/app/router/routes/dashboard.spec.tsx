import { Role } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { startSession } from '@/lib/session/session';
import { resetRoot } from '@/lib/store/root-store';
import { FarAway } from '@/test/far-away';
import { authWire } from '@/test/token';
import { dashboardRoutes } from './dashboard';

const anId = '01936f00-0000-7000-8000-00000000aaa1';

/** Returns every address of the routes, with ids filled in. */
const addressesOf = (routes: readonly RouteObject[], parent: string): string[] =>
  routes.flatMap(({ index, path = '', children = [] }) => {
    const address = path === '' ? parent : `${parent}/${path.replace(':id', anId).replace('*', 'nothing')}`;
    const isShown = index === true || path !== '';
    return [...(isShown ? [address] : []), ...addressesOf(children, address)];
  });

const addresses = addressesOf(dashboardRoutes, '/dashboard');

beforeEach(async () => {
  resetRoot();
  vi.stubGlobal('IntersectionObserver', FarAway);
  startSession(authWire(Role.SUPER_ADMIN));
  await act(() => i18n.changeLanguage('en'));
});

it('knows every page of the dashboard', () => {
  expect(addresses).toContain('/dashboard');
  expect(addresses).toContain(`/dashboard/orders/${anId}/packing-slip`);
  expect(addresses.length).toBeGreaterThan(20);
});

it.each(addresses)(
  '%s says in its tab that it is the dashboard, and after the first page where in it',
  async (path) => {
    await loadNamespaces('dashboard.admin');
    const router = createMemoryRouter([{ path: '/dashboard', children: dashboardRoutes }], { initialEntries: [path] });
    // There is no server: the title must not wait for data.
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await act(async () =>
      render(
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      ),
    );
    await screen.findAllByRole('heading', { level: 1, hidden: true });
    expect(router.state.location.pathname).toBe(path);
    await waitFor(() => expect(document.title).toMatch(/^(\S.* - )?Admin Dashboard$/));
    expect(document.title === 'Admin Dashboard').toBe(path === '/dashboard');
  },
);
