import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab until the focus is there, and sees to it that it can be seen on the way. */
export function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  return pressTo(page, 'Tab', target, most);
}

/** The same the other way round. */
export function tabBackTo(page: Page, target: Locator, most = 80): Promise<void> {
  return pressTo(page, 'Shift+Tab', target, most);
}

async function pressTo(page: Page, key: string, target: Locator, most: number): Promise<void> {
  await expect(target).toBeVisible();
  // A page is in the document before its style sheet is, without which nothing of it is drawn yet.
  await page.waitForLoadState();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    expect(await focusIsSeen(page), `the focus is seen on ${await focused(page)}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} times ${key} did not lead to ${String(target)}; the focus is on ${await focused(page)}`);
}

/** Some outline, on the element or (for a radio in its card) around it, on the part of the page that is in sight. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const hasOutline = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return true;
    const outlined = [activeElement, activeElement.closest('label')].find(hasOutline);
    if (!outlined) return false;
    const { top, bottom } = outlined.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
}
