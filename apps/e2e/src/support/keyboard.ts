import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab until the target has the focus, and checks that the focus is visible at every stop. */
export function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  return pressTo(page, 'Tab', target, most);
}

/** Like `tabTo`, but backwards. */
export function tabBackTo(page: Page, target: Locator, most = 80): Promise<void> {
  return pressTo(page, 'Shift+Tab', target, most);
}

/** Presses Tab several times, and checks that the focus is visible at every stop. */
export async function expectVisibleFocus(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const { hidden } = await page.locator('html').evaluate(lookAtFocus);
    expect(hidden, 'what has the focus, and does not show it').toBeNull();
  }
}

async function pressTo(page: Page, key: string, target: Locator, most: number): Promise<void> {
  await expect(target).toBeVisible();
  // A page can be in the document before its style sheet, and nothing is drawn until then.
  await page.waitForLoadState();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    let isFocused = false;
    const look = async () => {
      const { isThere, hidden } = await target.evaluate(lookAtFocus);
      isFocused = isThere;
      return hidden;
    };
    // A list that another journey changes may move at this moment, and the browser scrolls after that.
    await expect.poll(look, { message: 'what has the focus, and does not show it', timeout: 2_000 }).toBeNull();
    if (isFocused) return;
  }
  const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
  throw new Error(`${most} times ${key} did not lead to ${String(target)}; the focus is on ${where}`);
}

/**
 * Checks whether the element has the focus, and returns the focused element if its focus is not visible. A visible
 * focus is an outline on the element or (for a radio button in a card) around it, within the visible part of the page.
 */
function lookAtFocus(target: Element): { isThere: boolean; hidden: string | null } {
  const hasOutline = (element: Element | null): boolean => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return { isThere: false, hidden: null };
  const { top, bottom } = [activeElement, activeElement.closest('label')].find(hasOutline)?.getBoundingClientRect() ?? {
    top: Infinity,
    bottom: 0,
  };
  const isSeen = bottom > 0 && top < innerHeight;
  return { isThere: activeElement === target, hidden: isSeen ? null : activeElement.outerHTML.slice(0, 200) };
}
