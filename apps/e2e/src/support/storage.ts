import { newRowId } from '@dronesoccer/devkit';
import type { BrowserContext } from '@playwright/test';

/**
 * Puts entries into the site's local storage before the next page of the site runs, once. (`storageState` would open and
 * close a page of its own for each journey, which costs as much as a third of what an ordinary page does.)
 */
export async function remember(context: BrowserContext, entries: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript(
    ({ mark, entries: [...pairs] }) => {
      // Pages that have no storage, as about:blank, are left alone.
      if (!location.protocol.startsWith('http') || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, 'done');
      for (const [key, value] of pairs) localStorage.setItem(key, value);
    },
    { mark: `journey-${newRowId()}`, entries: Object.entries(entries) },
  );
}
