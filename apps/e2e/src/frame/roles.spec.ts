import { storageKeys } from '@dronesoccer/contracts';
import type { Page } from '@playwright/test';
import {
  demoAccount,
  type DemoName,
  demoEmail,
  DEMO_PASSWORD,
  logIn,
  openAccountMenu,
  signIn,
} from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const sideMenu = (page: Page) => page.getByRole('complementary').getByRole('navigation', { name: 'Menu' });

const menus = {
  super: {
    groups: ['Shop', 'Sales and Marketing', 'Every day', 'Organization', 'Reports'],
    entries: [
      'All Products',
      'Arenas',
      'Class Slots',
      'Newsletter',
      'Social Media',
      'Overview',
      'Today',
      'Orders',
      'Bookings',
      'Memberships',
      'Contacts',
      'Users',
      'Content',
      'Coupons',
      'Partners',
      'Companies',
      'Settings',
      'Reports',
      'Reconciliation',
      'Payments',
      'Disputes',
      'Needs attention',
      'Audit',
      'Emails sent',
    ],
  },
  admin: { groups: ['Shop'], entries: ['Arenas', 'Class Slots'] },
  company: { groups: ['Shop'], entries: ['Arenas', 'Class Slots'] },
} as const satisfies Partial<Record<DemoName, object>>;

for (const [name, { groups, entries }] of Object.entries(menus)) {
  test(`${name} lands in the dashboard, sees exactly the own menu, and is kept inside (check 26)`, async ({ page }) => {
    await page.goto('/login');
    await logIn(page, { email: demoEmail(name as DemoName), password: DEMO_PASSWORD });
    await expect(page).toHaveURL('/dashboard');
    await expect(page).toHaveTitle('Admin Dashboard');
    await expect(sideMenu(page).getByRole('button')).toHaveText([...groups]);
    await expect(sideMenu(page).getByRole('link')).toHaveText([...entries]);

    for (const elsewhere of ['/', '/shop?category=kits', '/profile?tab=2', '/fr']) {
      await page.goto(elsewhere);
      await expect(page).toHaveURL(elsewhere === '/fr' ? '/fr/dashboard' : '/dashboard');
    }
    await page.goto('/dashboard/newsletter');
    await expect(page).toHaveURL(name === 'super' ? '/dashboard/newsletter' : '/dashboard');
    await page.goto('/dashboard/account');
    await page.getByLabel(/^Current password/).fill('wrong#Pass1');
    await page.getByLabel(/^New password/).fill('Fresh#Start77');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Current password incorrect')).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  });
}

test('the groups of the menu are open at first and fold; choosing an entry stores its name', async ({ page }) => {
  await signIn(page, await demoAccount('super'));
  await page.goto('/dashboard');
  const marketing = sideMenu(page).getByRole('button', { name: 'Sales and Marketing' });
  await expect(marketing).toHaveAttribute('aria-expanded', 'true');
  await marketing.click();
  await expect(sideMenu(page).getByRole('link', { name: 'Newsletter' })).toBeHidden();
  await marketing.click();
  for (const [label, stored, path] of [
    ['Newsletter', 'NewsLetter', '/dashboard/newsletter'],
    ['Arenas', 'Arena', '/dashboard/arena'],
    ['Class Slots', 'ClassSlot', '/dashboard/classslot'],
    ['All Products', 'AllProducts', '/dashboard/all-products'],
    ['Social Media', 'SocialMedia', '/dashboard/social-media'],
    ['Users', 'Users', '/dashboard/users'],
    ['Coupons', 'Coupons', '/dashboard/coupons'],
    ['Settings', 'Settings', '/dashboard/settings'],
  ] as const) {
    await sideMenu(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.activeSection)).toBe(stored);
  }
});

for (const [name, { entries }] of Object.entries(menus)) {
  test(`every entry of ${name}’s menu opens its page`, async ({ page }) => {
    await signIn(page, await demoAccount(name as DemoName));
    await page.goto('/dashboard');
    for (const label of entries) {
      const link = sideMenu(page).getByRole('link', { name: label, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

/** Pages below the entries of the menu, which only a SUPER_ADMIN opens. */
const pagesOfSuperAdmins = [
  '/dashboard/all-products/import',
  '/dashboard/memberships/import',
  '/dashboard/content/home',
  '/dashboard/content/media',
  '/dashboard/content/policies',
  '/dashboard/users',
  '/dashboard/settings',
  '/dashboard/audit',
];

for (const name of ['super', 'admin', 'company'] as const) {
  test(`the pages of super administrators ${name === 'super' ? 'open for one' : `lead ${name} to the overview`}`, async ({
    page,
  }) => {
    await signIn(page, await demoAccount(name));
    for (const path of pagesOfSuperAdmins) {
      await page.goto(path);
      await expect(page).toHaveURL(name === 'super' ? path : '/dashboard');
    }
    // The spec fixes the menu of other administrators, so those who work at the desk reach it from the first page.
    const desk = page.getByRole('main').getByRole('link', { name: /^Memberships/ });
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (name === 'admin') await desk.click();
    else await page.goto('/dashboard/memberships');
    await expect(page).toHaveURL(name === 'company' ? '/dashboard' : '/dashboard/memberships');
  });
}

for (const name of ['member', 'player', 'coach'] as const) {
  test(`${name} goes home after login, has the own menu, and no dashboard (check 26)`, async ({ page }) => {
    await page.goto('/login');
    await logIn(page, { email: demoEmail(name), password: DEMO_PASSWORD });
    await expect(page).toHaveURL('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login' })).toBeHidden();
    await expect(header.getByRole('link', { name: 'Join Membership' })).toBeHidden();
    await openAccountMenu(page);
    const own = ['My Profile', 'My Orders', 'My Addresses'];
    const entries = header.getByRole('link', { name: /^My / });
    await expect(entries).toHaveText(name === 'coach' ? ['My Sessions', ...own] : own);
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
    for (const path of ['/dashboard', '/dashboard/arena']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
  });
}

test('without a session, what needs one asks for the login and comes back after it', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/arena', '/profile?tab=3', '/fr/profile?tab=2']) {
    await page.goto(path);
    const login = path.startsWith('/fr/') ? '/fr/login' : '/login';
    await expect(page).toHaveURL(`${login}?redirect=${encodeURIComponent(path)}`);
  }
  await page.goto('/profile?tab=3');
  await logIn(page, { email: demoEmail('member'), password: 'wrong#Pass1' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(demoEmail('member'));
  await logIn(page, { email: demoEmail('member'), password: DEMO_PASSWORD });
  await expect(page).toHaveURL('/profile?tab=3');
  await expect(page.getByText('500 Demo Street')).toBeVisible();
});
