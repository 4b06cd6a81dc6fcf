import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The narrowest phone (or 400 % zoom) and a small laptop at 200 % zoom. */
const tightScreens = [
  { width: 320, height: 700 },
  { width: 640, height: 400 },
] as const;

/** Expects no horizontal overflow on tight screens. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const usual = page.viewportSize();
  for (const screen of tightScreens) {
    await page.setViewportSize(screen);
    await expectNothingSticksOut(page, screen.width);
  }
  if (usual) await page.setViewportSize(usual);
}

/**
 * Expects no horizontal overflow on tight screens, fixed elements that cover at most half of the page, and large enough
 * targets.
 */
export async function expectFits(page: Page): Promise<void> {
  const usual = page.viewportSize();
  for (const screen of tightScreens) {
    await page.setViewportSize(screen);
    await expectNothingSticksOut(page, screen.width);
    await expectLargeTargets(page);
    // A menu closes shortly after the pointer has left it.
    await page.mouse.move(0, 0);
    await expect
      .poll(() => heightOfWhatStandsStill(page), `what covers ${page.url()}`)
      .toBeLessThanOrEqual(screen.height / 2);
  }
  if (usual) await page.setViewportSize(usual);
}

async function expectNothingSticksOut(page: Page, most: number): Promise<void> {
  const { width, sticking } = await page.evaluate((right) => {
    // The content of an element that scrolls or clips does not widen the page.
    const isHeldIn = ({ parentElement: parent }: Element): boolean =>
      parent !== null &&
      parent !== document.body &&
      (getComputedStyle(parent).overflowX !== 'visible' || isHeldIn(parent));
    return {
      width: document.documentElement.scrollWidth,
      sticking: [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > right && !isHeldIn(element))
        .map((element) => element.outerHTML.slice(0, 200)),
    };
  }, most);
  expect(width, `the width of ${page.url()} at ${most} px; out stick ${sticking.join('\n')}`).toBeLessThanOrEqual(most);
}

/** Returns the height in pixels that fixed elements cover halfway down the page. */
function heightOfWhatStandsStill(page: Page): Promise<number> {
  return page.evaluate(() => {
    const place = window.scrollY;
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const standsStill = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || standsStill(element.parentElement));
    const step = 10;
    const rows = Array.from({ length: innerHeight / step }, (_, row) => row * step);
    const covered = rows.filter((row) => standsStill(document.elementFromPoint(innerWidth / 2, row)));
    window.scrollTo({ top: place, behavior: 'instant' });
    return covered.length * step;
  });
}

/**
 * A thumb needs 44 px. Links in running text may be as tall as their line, and a radio button or checkbox is as large
 * as its label. The dashboard is denser with a mouse, so it is measured as on a touch screen.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const isDashboard = /^(\/fr)?\/dashboard(\/|$)/.test(new URL(page.url()).pathname);
  const small = await (isDashboard ? onTouchScreen(page, smallTargets) : smallTargets(page));
  expect(small, `targets below 44 px on ${page.url()}`).toEqual([]);
}

/** Afterwards, Chromium reports no mouse until the next document, which no journey depends on. */
async function onTouchScreen<T>(page: Page, look: (page: Page) => Promise<T>): Promise<T> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const seen = await look(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
  return seen;
}

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, select, summary, input:not([type=hidden]), textarea, [role=tab], [role=option]';
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        // A link may cover its whole card with a pseudo-element.
        const { position, height } = getComputedStyle(element, '::after');
        return position !== 'absolute' || !(Number.parseFloat(height) >= 43.5);
      })
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 160)}`,
      );
  });
}

/**
 * Expects a no-break space between French punctuation and its word wherever text is visible, so that no line breaks
 * there.
 */
export async function expectFrenchSpaces(page: Page): Promise<void> {
  const texts = await page.evaluate(() => document.body.innerText.match(/\S+(?: [:;!?»]|« )/g) ?? []);
  expect(texts, `French signs on ${page.url()} that a line may break from`).toEqual([]);
}

/** Waits until the client has taken over the page that the server rendered. Before, links work and other presses wait. */
export async function isLive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
}
