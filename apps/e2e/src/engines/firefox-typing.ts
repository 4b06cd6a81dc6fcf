import type { BrowserContext } from '@playwright/test';
import { engineName } from './engines.ts';

declare global {
  interface Window {
    /** Playwright's function that types into the focused field of a browser which it drives by BiDi. */
    __pw_bidiInsertText?: (text: string) => void;
  }
}

/**
 * Makes Playwright type in Firefox like a keyboard. Its own function assigns the field's value; React treats
 * the assignment as its own and fires no change event.
 */
export async function typeLikeAKeyboard(context: BrowserContext): Promise<void> {
  if (engineName !== 'firefox') return;
  await context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text);
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
  });
}
