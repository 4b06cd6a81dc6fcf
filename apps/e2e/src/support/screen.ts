import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** At 320 px, the narrowest phone (or 400 % zoom), nothing may stick out at the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const { width, sticking } = await page.evaluate(() => {
    // Content of an element that scrolls or clips does not widen the page.
    const isHeldIn = ({ parentElement: parent }: Element): boolean =>
      parent !== null &&
      parent !== document.body &&
      (getComputedStyle(parent).overflowX !== 'visible' || isHeldIn(parent));
    return {
      width: document.documentElement.scrollWidth,
      sticking: [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > 320 && !isHeldIn(element))
        .map((element) => element.outerHTML.slice(0, 200)),
    };
  });
  expect(width, `the width of ${page.url()} at 320 px; out stick ${sticking.join('\n')}`).toBeLessThanOrEqual(320);
  if (usual) await page.setViewportSize(usual);
}

/** A thumb needs 44 px. Links in running text are as high as their line; a choice is as large as the label around it. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const selector = 'a[href], button, select, summary, input:not([type=hidden]), textarea, [role=tab], [role=option]';
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 160)}`,
      );
  });
  expect(small, `targets below 44 px on ${page.url()}`).toEqual([]);
}

/** In French no line breaks between a sign and its word: whatever a person sees has a no-break space there. */
export async function expectFrenchSpaces(page: Page): Promise<void> {
  const texts = await page.evaluate(() => document.body.innerText.match(/\S+(?: [:;!?»]|« )/g) ?? []);
  expect(texts, `French signs on ${page.url()} that a line may break from`).toEqual([]);
}
