import type { Page } from '@playwright/test';

/** Counts clicks, taps and Enter on our own pages, but not other keys or the provider's page. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('notePress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    if (window.location.pathname.startsWith('/sandbox')) return;
    const note = () => void (window as unknown as { notePress: () => Promise<void> }).notePress();
    window.addEventListener('pointerdown', note, true);
    window.addEventListener('keydown', ({ key }) => key === 'Enter' && note(), true);
  });
  return () => presses;
}
