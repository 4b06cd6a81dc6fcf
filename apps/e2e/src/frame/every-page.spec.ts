import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { demoAccount, type DemoName, signIn } from '../support/people.ts';
import { pathsOf } from '../support/routes.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, prepare, test as journey } from '../support/test.ts';

/**
 * One tab for each kind of person looks at all of their pages: each is loaded anew, but a browser that has read the
 * client's code before does not take a second for it again.
 */
const tabs = new Map<DemoName | null, BrowserContext>();

const test = journey.extend<{ person: DemoName | null }>({
  person: [null, { option: true }],
  context: async ({ browser, person, position, hasSeenOffer }, use) => {
    const context = tabs.get(person) ?? (await browser.newContext());
    if (!tabs.has(person)) {
      tabs.set(person, context);
      await prepare(context, { position, hasSeenOffer });
      if (person) await signIn(context, await demoAccount(person));
    }
    await use(context);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

/** The routes of spec 2, spelled as it spells them. */
const promised = {
  public: [
    ...['/', '/class-20', '/class-40', '/cRacing', '/simulation', '/super-pilot', '/learn', '/world-cup', '/event'],
    ...['/partner', '/franchise', '/membership', '/blogs', '/contact-us', '/faq', '/login', '/_app'],
    ...['/shop', '/shop/wishlist', '/shop/order-shiping'],
  ],
  dashboard: [
    ...['/dashboard', '/dashboard/arena', '/dashboard/classslot', '/dashboard/addcompany', '/dashboard/all-products'],
  ],
};

const profile = '/profile';
const publicPaths = [...pathsOf('site'), ...pathsOf('account'), ...pathsOf('shop')].filter((path) => path !== profile);
const dashboardPaths = pathsOf('dashboard');

test('every route of the specification is one of the router’s', () => {
  expect(publicPaths).toEqual(expect.arrayContaining(promised.public));
  expect(dashboardPaths).toEqual(expect.arrayContaining(promised.dashboard));
});

/** Opens the address cold and holds what shows to what every page owes its visitors. */
async function inspect(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  await expect(page).toHaveTitle(/\S/);
  for (const tag of ['title', 'meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]']) {
    expect(await page.locator(`head ${tag}`).count(), tag).toBeLessThanOrEqual(1);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', /^\/fr(\/|$)/.test(path) ? 'fr-CA' : 'en-CA');
  if (/^\/fr(\/|$)/.test(path)) await expectFrenchSpaces(page);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
}

for (const path of [...publicPaths, '/nowhere']) {
  test(`${path} opens cold, accessible in both themes, and fits 320 px`, ({ page }) => inspect(page, path));
}

for (const path of [
  '/fr',
  '/fr/class-20',
  '/fr/shop',
  '/fr/shop/product/striker-20',
  '/fr/login',
  '/fr/faq',
  '/fr/nowhere',
]) {
  test(`${path} does so in French`, ({ page }) => inspect(page, path));
}

test.describe('for a member', () => {
  test.use({ person: 'member' });
  for (const tab of [1, 2, 3]) {
    test(`/profile?tab=${tab} does so`, ({ page }) => inspect(page, `${profile}?tab=${tab}`));
  }
});

test.describe('for a super admin', () => {
  test.use({ person: 'super' });
  for (const path of [...dashboardPaths, '/dashboard/nowhere']) {
    test(`${path} does so`, ({ page }) => inspect(page, path));
  }
});
