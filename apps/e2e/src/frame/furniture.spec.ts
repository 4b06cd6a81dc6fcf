import { socialNetworks } from '@dronesoccer/contracts';
import type { Page } from '@playwright/test';
import { newEmail } from '../support/people.ts';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('a menu opens on hover, stays while the pointer is on it, and closes after it leaves', async ({ page }) => {
  await page.goto('/faq');
  await isLive(page);
  const trigger = page.getByRole('button', { name: 'Drone Sports' });
  const entry = page.getByRole('link', { name: 'Super pilot' });
  await trigger.hover();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')).toHaveText([
    ...['Find an arena', 'Class 20', 'Class 40', 'Drone racing', 'Simulation', 'Super pilot', 'Be a partner'],
  ]);
  await entry.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(entry).toBeHidden();

  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Find an arena', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('the footer has its columns, and its links lead to their pages', async ({ page }) => {
  // The default links, because another journey may be changing them.
  const data = socialNetworks.map(({ network, href }) => ({ network, href }));
  await page.route('**/api/social-links', (route) => route.fulfill({ json: { isSuccess: true, message: '', data } }));
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  for (const [column, entries] of Object.entries({
    Company: ['About us', 'Media/Gallery', 'Blogs', 'Our organization'],
    Community: ['Arenas', 'Be a member', 'Be a partner', 'Buy franchise'],
    Support: ['Contact us', 'FAQ', 'Accessibility'],
  })) {
    await expect(footer.getByRole('navigation', { name: column }).getByRole('link')).toHaveText(entries);
  }
  await expect(footer).toContainText('2025');
  await expect(footer.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(4);
  await footer.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/#about-us');
  await expect(page.locator('#about-us')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/faq', '/fr/faq']) {
    test(`the footer of ${path} is shorter than three quarters of the screen`, async ({ page }) => {
      await page.goto(path);
      await isLive(page);
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(footer?.height).toBeLessThan(600);
    });
  }
});

test('the footer’s newsletter form comes without a scroll, says what is wrong, and empties itself', async ({
  page,
}) => {
  await page.goto('/faq');
  const form = page.getByRole('contentinfo').getByRole('region', { name: 'Get the newsletter' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const subscribe = form.getByRole('button', { name: 'Subscribe' });
  await expect(email).toBeVisible();
  await subscribe.click();
  await expect(form.getByText('Email is required')).toBeVisible();
  await email.fill('robin@club');
  await email.blur();
  await expect(form.getByText('Enter valid email')).toBeVisible();
  await email.fill(newEmail('reader'));
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await held;
    await route.continue();
  });
  await subscribe.click();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answer();
  await expect(form.getByRole('status')).toHaveText('Almost there: confirm it in the email we sent you');
  await expect(email).toHaveValue('');

  const refuse = (status: number, body: object) =>
    page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status, json: { data: null, ...body } }));
  for (const [status, body, words] of [
    [200, { isSuccess: false, message: 'No', errorCode: 'NEWS_010' }, 'Email already subscribed'],
    [200, { isSuccess: false, message: 'No', errorCode: 'X' }, 'Subscription failed. Please try again.'],
    [409, { isSuccess: false, message: 'The server’s words', errorCode: 'X' }, 'The server’s words'],
    [500, {}, 'Something went wrong. Please try again.'],
  ] as const) {
    await refuse(status, body);
    await email.fill(newEmail('reader'));
    await subscribe.click();
    await expect(form.getByRole('alert')).toHaveText(words);
  }
});

test('the way back to the top shows after 300 px', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toTop = page.getByRole('button', { name: 'Back to top' });
  // The page scrolls with its own call, because the distance of a wheel scroll depends on the browser.
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(290);
  await expect(toTop).toBeHidden();
  await scrollTo(350);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('a toast shows top right below the header, leads to the cart, and closes automatically', async ({ page }) => {
  await page.goto('/shop/product/striker-20');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  const toast = page.getByRole('group', { name: 'Striker 20 Drone Ball added to cart' });
  await toast.hover();
  const [box, header] = [await toast.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeGreaterThan(header?.height ?? Infinity);
  expect(box?.y).toBeLessThan(200);
  await expect(toast.getByRole('button', { name: 'View cart' })).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(toast).toBeHidden();

  await page.reload();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/shop/order-shiping');
});

test('a page whose code is gone is loaded anew once, then shows the error screen, whose button loads it (check 10)', async ({
  page,
}) => {
  await page.goto('/faq');
  await isLive(page);
  await page.route('**/assets/franchise-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buy franchise' }).click();
  await expect(page.getByRole('heading', { name: 'Error occurred!' })).toBeVisible();
  await expect(page.getByText('Error occurred!. Please try again later.')).toBeVisible();
  // The first failure may mean a new release, so the page reloads once. Another reload would risk a loop.
  expect(loads).toBe(1);
  await expect(page.getByRole('banner')).toBeVisible();
  // The picture is embedded in the page, so it needs no network.
  await expect(page.getByRole('img', { name: 'A drone ball resting on the arena floor' })).toBeVisible();
  await page.unroute('**/assets/franchise-*.js');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Error occurred!' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Returns the header labels that wrap onto more than one line. The name in the logo is set in two lines on purpose. */
const brokenLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button, a span, button span)')].flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return [];
        const range = document.createRange();
        range.selectNode(node);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
        return lines.size > 1 ? [node.textContent] : [];
      }),
    ),
  );

const widths = [320, 375, 640, 768, 1023, 1024, 1100, 1279, 1280, 1440, 1920, 2560];

for (const { path, join, open, menus, links } of [
  {
    path: '/faq',
    join: 'Join Membership',
    open: 'Open menu',
    menus: { 'Drone Sports': 7, Events: 2 },
    links: ['Learn', 'Shop (opens in a new tab)', 'Login'],
  },
  {
    path: '/fr/faq',
    join: 'Devenir membre',
    open: 'Ouvrir le menu',
    menus: { 'Sports de drone': 7, Événements: 2 },
    links: ['Apprendre', 'Boutique (s’ouvre dans un nouvel onglet)', 'Connexion'],
  },
]) {
  test(`Join Membership and every menu are in reach at every width, on one line: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = page.getByRole('banner');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const at = `at ${width} px`;
      expect(await brokenLabels(page), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBeLessThanOrEqual(0);
      const menu = header.getByRole('button', { name: open });
      const place = (await menu.isVisible()) ? page.getByRole('dialog') : header;
      if (place !== header) {
        await menu.press('Enter');
        await expect(place.getByRole('list').getByRole('link'), at).toHaveCount(11);
      } else {
        for (const [name, entries] of Object.entries(menus)) {
          await header.getByRole('button', { name }).focus();
          await page.keyboard.press('Enter');
          await expect(header.getByRole('listitem'), at).toHaveCount(entries);
          await page.keyboard.press('Escape');
        }
      }
      for (const name of [join, ...links]) await expect(place.getByRole('link', { name }), at).toBeInViewport();
      if (place !== header) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // On anything larger than a phone, the button itself is visible.
      await expect(header.getByRole('link', { name: join }), at).toBeVisible({ visible: width >= 768 });
    }
  });
}
