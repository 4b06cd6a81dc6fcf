import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every toast that this page has shown since it was loaded. */
    said?: string[];
  }
}

/** Records what toasts say: they close automatically, on a busy machine before a journey looks. */
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

/** A toast has said so, whether it still stands there or not. */
export async function expectSaid(page: Page, words: string): Promise<void> {
  const said = () => page.evaluate(() => window.said ?? []);
  await expect(async () => expect(await said()).toContainEqual(expect.stringContaining(words))).toPass({
    timeout: 30_000,
  });
}

/** Presses the button of the bar that says so; the pointer on it keeps it there meanwhile. */
export async function undo(page: Page, words: string, meanwhile: () => Promise<void>): Promise<void> {
  const bar = page.getByRole('region', { name: 'Last change' }).getByRole('group', { name: words });
  await bar.hover();
  await meanwhile();
  await bar.getByRole('button', { name: 'Undo' }).click();
}
