import { storageKeys } from '@dronesoccer/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { type Account, logIn, newMember, openAccountMenu, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const accountMenu = (page: Page) => page.getByRole('button', { name: 'Robin Journey’s account' });

/**
 * Breaks the access token's signature but keeps its claims, so that the server refuses the token as if it had expired.
 */
async function spoilAccessToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const [head, claims] = (localStorage.getItem(key) ?? '').split('.');
    localStorage.setItem(key, `${head}.${claims}.c3BvaWxlZA`);
  }, storageKeys.token);
}

function countCalls(context: BrowserContext): { refreshes: () => number; refused: () => number } {
  const answers: { path: string; status: number }[] = [];
  context.on('response', (response) => {
    answers.push({ path: new URL(response.url()).pathname, status: response.status() });
  });
  return {
    refreshes: () => answers.filter(({ path }) => path === '/api/auth/refresh').length,
    refused: () => answers.filter(({ path, status }) => path.startsWith('/api/') && status === 401).length,
  };
}

async function arrive(page: Page, name: string): Promise<Account> {
  const account = await newMember(name);
  await signIn(page, account);
  await page.goto('/profile?tab=1');
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  return account;
}

test('calls of two tabs that are refused together share one refresh, and all of them are answered (check 25)', async ({
  page,
  context,
}) => {
  await arrive(page, 'expired');
  const other = await context.newPage();
  await other.goto('/shop/checkout/delivery');
  await expect(accountMenu(other)).toBeVisible();
  await spoilAccessToken(page);

  // The calls are held until at least five can be refused together.
  const held: (() => void)[] = [];
  const together = 5;
  let isHolding = true;
  await context.route('**/api/**', async (route) => {
    if (isHolding && route.request().headers()['authorization']) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const { refreshes, refused } = countCalls(context);
  await Promise.all([page, other].map((each) => each.reload({ waitUntil: 'commit' })));
  await expect.poll(() => held.length, 'signed calls of the two tabs').toBeGreaterThanOrEqual(together);
  isHolding = false;
  held.forEach((go) => go());
  await expect(page.getByText('This device')).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'There is nothing to check out' }).first()).toBeVisible();
  await expect(accountMenu(other)).toBeVisible();
  expect(refused()).toBeGreaterThanOrEqual(together);
  expect(refreshes()).toBe(1);
});

test('a session that cannot be refreshed ends at the login, which leads back to the same page (check 25)', async ({
  page,
  db,
}) => {
  const account = await arrive(page, 'ended');
  await db.query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [account.auth.user.id]);
  await spoilAccessToken(page);
  await page.goto('/profile?tab=2');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/profile?tab=2')}`);
  await logIn(page, account);
  await expect(page).toHaveURL('/profile?tab=2');
});

test('a server that fails to refresh logs no one out', async ({ page }) => {
  await arrive(page, 'unlucky');
  await spoilAccessToken(page);
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  await page.unroute('**/api/auth/refresh');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('This device')).toBeVisible();
});

test('logging out clears what the session left in this browser, in every tab (check 25)', async ({ page, context }) => {
  const account = await newMember('leaver');
  await page.goto(`/login?redirect=${encodeURIComponent('/profile?tab=1')}`);
  await logIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('token');
  const accessToken = await page.evaluate((key) => localStorage.getItem(key), storageKeys.token);
  const other = await context.newPage();
  await other.goto('/profile?tab=3');
  await expect(accountMenu(other)).toBeVisible();

  const { token, refreshToken, bookingFormData, bookingId, bookingStep, bookingDataTemp, ...kept } = storageKeys;
  const gone = [token, refreshToken, bookingFormData, bookingId, bookingStep, bookingDataTemp];
  await page.evaluate(
    (keys) => keys.forEach((key) => localStorage.setItem(key, localStorage.getItem(key) ?? '{}')),
    gone,
  );
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), kept.theme);
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const left = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  expect(Object.keys(left.local).filter((key) => gone.some((each) => each === key))).toEqual([]);
  expect(left.local[kept.root] ?? '').not.toContain(account.email);
  expect(left.local[kept.theme]).toBe('dark');
  expect(left.session[kept.hasSeenFirstOrderModal]).toBe('true');
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
  await expect(other).toHaveURL(/\/login/);

  // The server no longer accepts the old tokens either.
  const answer = await page.request.get('/api/me', { headers: { authorization: `Bearer ${accessToken}` } });
  expect(answer.status()).toBe(401);
});
