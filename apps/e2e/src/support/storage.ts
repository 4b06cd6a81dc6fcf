import { newRowId } from '@dronesoccer/devkit';
import type { BrowserContext } from '@playwright/test';

/**
 * Writes entries to the site's local storage once, before the next page of the site runs. (`storageState` would open
 * and close an extra page for each journey, which costs about a third of an ordinary page.)
 */
export async function remember(context: BrowserContext, entries: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript(
    ({ mark, entries: [...pairs] }) => {
      // Skip pages without storage, such as about:blank.
      if (!location.protocol.startsWith('http') || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, 'done');
      for (const [key, value] of pairs) localStorage.setItem(key, value);
    },
    { mark: `journey-${newRowId()}`, entries: Object.entries(entries) },
  );
}
