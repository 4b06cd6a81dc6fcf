import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, putInTheme, rulesOfAPhone } from '../support/accessibility.ts';
import { addressOf, checkoutPaths, dashboardPaths, memberPaths, publicPaths } from '../support/all-pages.ts';
import { fillCart } from '../support/full-cart.ts';
import { expectWholeInForcedColors } from '../support/forced-colors.ts';
import { foreignTexts } from '../support/languages.ts';
import { demoAccount, type DemoName, signIn } from '../support/people.ts';
import { expectFits, expectFrenchSpaces, expectLargeTargets } from '../support/screen.ts';
import { expect, prepare, test as journey } from '../support/test.ts';

/**
 * The browser contexts, one per role, in which all pages of a role are opened. Each page is loaded fresh, but the
 * compiled client code is reused, which saves time.
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

/** The routes of spec 2, in its spelling. */
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

test('every route of the specification is one of the router’s', () => {
  expect(publicPaths).toEqual(expect.arrayContaining(promised.public));
  expect(dashboardPaths).toEqual(expect.arrayContaining(promised.dashboard));
});

/**
 * The checks that can fail in the dark theme or on a phone although the page passed before: colours differ, and a phone
 * shows other parts of the page. The full run repeats all checks.
 */
const isFullRun = process.env['TEST_FULL'] !== undefined;
const [inTheDark, onAPhone] = isFullRun ? [undefined, undefined] : [['color-contrast'], rulesOfAPhone];

/** On a small screen, other parts of a page are visible. */
const [desktop, phone] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/**
 * Loads the address fresh and checks the requirements of every page: first in one language and the light theme, then in
 * the other language and the dark theme. The language changes only words, the theme changes only colours, and a phone
 * has parts that appear only there.
 */
async function inspect(page: Page, path: string): Promise<void> {
  const isFrench = /^\/fr(\/|$)/.test(path);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(/^(?:\/fr)?\/nowhere$/.test(path) ? 404 : 200);
  await expectWhole(page, isFrench);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(path);
  await expectAccessible(page);
  await expectLargeTargets(page);

  await putInTheme(page, 'dark');
  await page.locator(`header a[hreflang=${isFrench ? 'en' : 'fr'}-CA]:visible`).click();
  await expectWhole(page, !isFrench);
  await expectAccessible(page, inTheDark);
  // French text takes up more room than English.
  await expectFits(page);
  await page.setViewportSize(phone);
  await expectAccessible(page, onAPhone);
  if (!isFullRun) return;
  await page.setViewportSize(desktop);
  await expectWholeInForcedColors(page);
}

async function expectWhole(page: Page, isFrench: boolean): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', isFrench ? 'fr-CA' : 'en-CA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page).toHaveTitle(/\S/);
  for (const tag of ['title', 'meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]']) {
    expect(await page.locator(`head ${tag}`).count(), tag).toBeLessThanOrEqual(1);
  }
  if (isFrench) await expectFrenchSpaces(page);
  await expect
    .poll(async () => foreignTexts(await ownContent(page), isFrench ? 'fr' : 'en'), { timeout: 10_000 })
    .toEqual([]);
}

/** Returns the page without what is marked as having another language, such as the subject of an email that was sent. */
const ownContent = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const marked of body.querySelectorAll('[lang]')) marked.remove();
    return document.head.outerHTML + body.outerHTML;
  });

const promise =
  'in both languages and themes is accessible (check 3), fits tight screens (check 7) and thumbs (check 8)';

for (const path of [...publicPaths, '/nowhere', '/fr', '/fr/nowhere']) {
  test(`${path} opens cold and ${promise}`, async ({ page, db, mailbox }) =>
    inspect(page, await addressOf(path, { db, mailbox })));
}

test('/arenas/:id by month is accessible in both languages and themes, too (check 3)', async ({ page, db, mailbox }) =>
  inspect(page, `${await addressOf('/arenas/:id', { db, mailbox })}?view=month`));

for (const path of checkoutPaths) {
  test(`${path} with a cart opens cold and ${promise}`, async ({ page, context }) => {
    await fillCart(context);
    await inspect(page, path);
  });
}

test.describe('for a member', () => {
  test.use({ person: 'member' });
  for (const path of memberPaths) {
    test(`${path} opens cold and ${promise}`, async ({ page, db, mailbox }) =>
      inspect(page, await addressOf(path, { db, mailbox })));
  }
});

test.describe('for a super admin', () => {
  test.use({ person: 'super' });
  // The list of the home page's sections has columns of its own.
  for (const path of [...dashboardPaths, '/dashboard/content/home', '/dashboard/nowhere']) {
    test(`${path} opens cold and ${promise}`, async ({ page, db, mailbox }) =>
      inspect(page, await addressOf(path, { db, mailbox })));
  }
});
