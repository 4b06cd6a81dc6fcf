import { demoAccount, demoEmail, DEMO_PASSWORD, logIn, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/**
 * The allowed targets of `redirect` after a sign-in: any address on this site and no other. The table has one example
 * of each kind; `safe-redirect.spec.ts` and `destination.spec.ts` contain the full table.
 */
const table = [
  ['/profile?tab=2', '/profile?tab=2'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?redirect=//evil.example', '/'],
] as const;

test('after login, a redirect never leaves the site', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    foreign.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });

  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example')}`);
  await logIn(page, { email: demoEmail('player'), password: DEMO_PASSWORD });
  await expect(page).toHaveURL('/');

  // This rule also applies to a person who is already signed in.
  for (const [redirect, destination] of table) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page, `after ${redirect}`).toHaveURL(`${baseURL}${destination}`);
  }
  expect(foreign).toEqual([]);
});

test('an admin is led into the dashboard, wherever the redirect points', async ({ page }) => {
  await signIn(page, await demoAccount('admin'));
  for (const [redirect, destination] of [
    ['/shop', '/dashboard'],
    ['//evil.example/dashboard', '/dashboard'],
    ['/dashboard/arena?page=2', '/dashboard/arena?page=2'],
  ] as const) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(destination);
  }
});
