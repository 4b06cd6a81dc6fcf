import type { Locator, Page } from '@playwright/test';
import { tabBackTo, tabTo } from './keyboard.ts';
import { expect } from './test.ts';

/** An input method, so that the same journey can run by keyboard alone and by touch. */
export interface Hand {
  press: (target: Locator) => Promise<void>;
  /** Replaces the field's content. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Fills a date-time field with a day (yyyy-mm-dd) and a time before noon (hh:mm). */
  date: (field: Locator, at: { day: string; time: string }) => Promise<void>;
  /** Selects a tab. */
  open: (tab: Locator) => Promise<void>;
}

/** Adds the actions that need special keys. */
interface Keys extends Hand {
  choose: (list: Locator, option: string) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  /** Selects a radio button in a group that already has a selected one. */
  pick: (radio: Locator) => Promise<void>;
  /** Chooses an item of an open menu. */
  item: (item: Locator) => Promise<void>;
}

/** A limit above the tab stops of any page, including the topic chips that other journeys created. */
const mostStops = 400;

export function keyboardAlone(page: Page): Keys {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    if (!(await hasFocus(target))) await tabTo(page, target, mostStops);
  };
  /** A group is a single tab stop, and the arrow keys move within it. */
  const followArrows = async (key: string, target: Locator) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 10 && !(await hasFocus(target)); presses += 1) await page.keyboard.press(key);
    await expect(target).toBeFocused();
  };
  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    type: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    date: async (field, { day, time }) => {
      await reach(field);
      const [year = '', month = '', dayOfMonth = ''] = day.split('-');
      // A year may have six digits, so the field does not advance automatically. The clock has twelve hours.
      await page.keyboard.type(`${month}${dayOfMonth}${year}`);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(`${time.replace(':', '')}AM`);
      await expect(field).toHaveValue(`${day}T${time}`);
    },
    choose: async (list, option) => {
      await reach(list);
      const chosen = list.locator('option:checked');
      const options = await list.locator('option').count();
      for (let presses = 0; presses < options && (await chosen.innerText()) !== option; presses += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect(chosen).toHaveText(option);
    },
    tick: async (box) => {
      await reach(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    pick: async (radio) => {
      await reach(page.getByRole('main').getByRole('radio', { checked: true }));
      await followArrows('ArrowDown', radio);
      await expect(radio).toBeChecked();
    },
    item: async (item) => {
      await followArrows('ArrowDown', item);
      await page.keyboard.press('Enter');
    },
    open: async (tab) => {
      // Tabs are above the field that was just filled in, so backwards is the shorter way.
      const selected = page.getByRole('tablist').filter({ has: tab }).getByRole('tab', { selected: true });
      if (await selected.evaluate(isAboveFocus)) await tabBackTo(page, selected, mostStops);
      else await reach(selected);
      await followArrows('ArrowRight', tab);
      await page.keyboard.press('Enter');
    },
  };
}

const isAboveFocus = (element: Element): boolean => {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return false;
  return Boolean(element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
};

export function finger(): Hand {
  return {
    press: (target) => target.tap(),
    type: (field, text) => field.fill(text),
    date: (field, { day, time }) => field.fill(`${day}T${time}`),
    open: (tab) => tab.tap(),
  };
}
