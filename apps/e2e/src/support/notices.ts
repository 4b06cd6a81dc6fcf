import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The text of every toast since the page was loaded. */
    said?: string[];
  }
}

/** Records the toasts' texts, because toasts may close before a journey checks them on a busy machine. */
export async function keepNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said: string[] = [];
    window.said = said;
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[aria-live=polite] > [role=group]')) {
        const text = toast.textContent;
        if (!said.includes(text)) said.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Expects that a toast has shown the text, even if it has closed since. */
export async function expectToast(page: Page, words: string): Promise<void> {
  const readNotices = () => page.evaluate(() => window.said ?? []);
  await expect(async () => expect(await readNotices()).toContainEqual(expect.stringContaining(words))).toPass({
    timeout: 30_000,
  });
}

/** Presses Undo in the bar with the given text. The pointer rests on the bar to keep it open in the meantime. */
export async function undo(page: Page, words: string, meanwhile: () => Promise<void>): Promise<void> {
  const bar = page.getByRole('region', { name: 'Last change' }).getByRole('group', { name: words });
  await bar.hover();
  await meanwhile();
  await bar.getByRole('button', { name: 'Undo' }).click();
}
