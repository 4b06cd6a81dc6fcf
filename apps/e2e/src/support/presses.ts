import { expect, type Page } from '@playwright/test';

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

/** The most presses that a task of an administrator takes from the overview. */
const mostOfTask = 15;

/** Prints the presses of an administrator's task, and fails if there were too many. */
export function reportTask(task: string, presses: number): void {
  console.log(`${task}: ${presses} presses, at most ${mostOfTask}`);
  expect(presses).toBeLessThanOrEqual(mostOfTask);
}
