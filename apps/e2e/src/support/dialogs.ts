import type { Connection } from '@dronesoccer/devkit';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export interface Overlay {
  /** The component that shows it, below `apps/web/src`: `tools/src/check/dialogs.spec.ts` holds that no component is left out. */
  readonly of: string;
  /** The dialog or drawer, once it is open. */
  readonly dialog: (page: Page) => Locator;
  /** What opens it, and has the focus again afterwards. */
  readonly opener: (page: Page) => Locator;
  /** How it is opened, the opener having the focus; Enter unless another key does. */
  readonly key?: string;
  /** The entry of the menu that the opener opens. */
  readonly item?: string;
  /** What its button is called that closes it. */
  readonly close?: string;
  /** It takes the whole screen, so nothing of the page is left to click on. */
  readonly isWhole?: boolean;
}

export interface Screen {
  /** Its address, which may hold what only the database knows. */
  readonly path: string | ((db: Connection) => Promise<string>);
  /** What is done there before anything can be opened. */
  readonly first?: (page: Page) => Promise<void>;
  readonly width?: number;
  readonly overlays: readonly Overlay[];
}

export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
export const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
export const dialog = (name?: string | RegExp) => (page: Page) => page.getByRole('dialog', name ? { name } : {});

/** Opens the screens one after the other, and everything that each of them opens. */
export async function expectGoodDialogs(page: Page, db: Connection, screens: readonly Screen[]): Promise<void> {
  const usual = page.viewportSize();
  for (const { path, first, width, overlays } of screens) {
    await page.setViewportSize(width ? { width, height: 844 } : (usual ?? { width: 1280, height: 800 }));
    await page.goto(typeof path === 'string' ? path : await path(db));
    await first?.(page);
    for (const overlay of overlays) await expectGoodDialog(page, overlay);
  }
}

/** Opens it as often as there are ways to close it: by Esc, by a click beside it and by its button; each gives the focus back. */
async function expectGoodDialog(page: Page, { dialog: find, opener: from, ...rest }: Overlay): Promise<void> {
  const { key = 'Enter', close = 'Close', isWhole = false, item } = rest;
  const [overlay, opener, address] = [find(page), from(page), page.url()];
  const open = async () => {
    // A key that is pressed while the button is still disabled does nothing.
    await expect(opener).toBeEnabled();
    await opener.press(key);
    if (item !== undefined) await page.getByRole('menuitem', { name: item }).press('Enter');
    await expect(overlay).toBeVisible();
  };
  const expectClosed = async () => {
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
    // A drawer has an address of its own.
    await expect(page).toHaveURL(address);
  };

  await open();
  await expectTrapped(page, overlay);
  await page.keyboard.press('Escape');
  await expectClosed();

  if (!isWhole) {
    await open();
    await clickBeside(page, overlay);
    await expectClosed();
  }

  await open();
  await overlay.getByRole('button', { name: close, exact: true }).click();
  await expectClosed();
}

/** Tab after its last stop and Shift and Tab before its first one leave the focus inside. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  const stops = dialog.locator(
    ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"]):visible',
  );
  for (const [key, end] of [
    ['Tab', stops.last()],
    ['Shift+Tab', stops.first()],
  ] as const) {
    await end.focus();
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press(key);
      // At either end the trap itself holds the focus for the moment that it takes to lead it round.
      await expect.poll(isInside, { intervals: [20] }).toBe(true);
    }
  }
}

async function clickBeside(page: Page, dialog: Locator): Promise<void> {
  const box = await dialog.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  await page.mouse.click(box && box.x < 8 && box.y < 8 ? width - 4 : 4, 4);
}
