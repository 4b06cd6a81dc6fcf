import path from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf, checkoutPaths, dashboardPaths, memberPaths, publicPaths } from '../support/all-pages.ts';
import { demoAccount, type DemoName, signIn } from '../support/people.ts';
import { fillCart } from '../support/full-cart.ts';
import type { World } from '../support/real-pages.ts';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { fileOf, looks, moreLooks, screenshotFolder } from './screenshots.ts';

const donePath = '/shop/checkout/done';
const steps = checkoutPaths.filter((path) => path !== donePath);
const byMonth = '/arenas/:id?view=month';
const openMenu = '/class-20 with the menu open';

const pagesOf: readonly { person: DemoName | null; routes: readonly string[] }[] = [
  { person: null, routes: [...publicPaths, ...steps, byMonth, '/nowhere'] },
  { person: 'member', routes: [...memberPaths, donePath] },
  { person: 'super', routes: dashboardPaths },
];

const [desktop, phone] = [
  { viewport: { width: 1280, height: 900 } },
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];

for (const { name, isFrench, colorScheme, isPhone } of process.env['LOOK_ALL'] ? [...looks, ...moreLooks] : looks) {
  test.describe(name, () => {
    test.use({ ...(isPhone ? phone : desktop), colorScheme });
    for (const { person, routes } of pagesOf) {
      for (const route of routes) {
        test(route, async ({ page, context, db, mailbox }) => {
          if (person) await signIn(context, await demoAccount(person));
          if (route === '/shop/order-shiping' || steps.includes(route)) await fillCart(context);
          const address = await lookedAt(route, { db, mailbox });
          await page.goto(isFrench ? `/fr${address.replace(/^\/(?=$|\?)/, '')}` : address);
          await isLive(page);
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          // The parts that load later have placeholders of their own.
          await page.waitForLoadState('networkidle');
          await loadPictures(page);
          await take(page, name, route, true);
        });
      }
    }
    if (!isPhone) return;
    test(openMenu, async ({ page }) => {
      await page.goto(isFrench ? '/fr/class-20' : '/class-20');
      await isLive(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await take(page, name, openMenu, false);
    });
  });
}

/** Returns a real address for a route. */
async function lookedAt(route: string, world: World): Promise<string> {
  if (route === donePath) return `${donePath}?order=${(await addressOf('/shop/orders/:id', world)).split('/').at(-1)}`;
  if (route === byMonth) return `${await addressOf('/arenas/:id', world)}?view=month`;
  return addressOf(route, world);
}

const take = (page: Page, folder: string, route: string, fullPage: boolean): Promise<unknown> =>
  page.screenshot({
    ...{ path: path.join(screenshotFolder, folder, fileOf(route)), type: 'jpeg', quality: 80 },
    ...{ fullPage, animations: 'disabled' },
  });

/** Scrolls through the page, because its parts load when they come near the screen, and waits for all pictures. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) {
      // A picture that was passed too fast has not started to load.
      image.loading = 'eager';
      // The screenshot is larger than the screen, so the browser decodes again, and must not paint before it has.
      image.decoding = 'sync';
    }
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}
