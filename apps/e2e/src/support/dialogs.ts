import type { Connection } from '@dronesoccer/devkit';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { isLive } from './screen.ts';
import { expect } from './test.ts';

export interface Overlay {
  /**
   * The component that shows the overlay, below `apps/web/src`. `tools/src/check/dialogs.spec.ts` ensures that no
   * component is left out.
   */
  readonly of: string;
  /** Finds the open dialog or drawer. */
  readonly dialog: (page: Page) => Locator;
  /** Finds the element that opens the overlay and gets the focus back afterwards. */
  readonly opener: (page: Page) => Locator;
  /** The key that opens the overlay while the opener has the focus. The default is Enter. */
  readonly key?: string;
  /** The entry of the opener's menu, if the opener opens a menu. */
  readonly item?: string;
  /** The label of the button that closes the overlay. */
  readonly close?: string;
  /** True if the overlay covers the whole screen, so that nothing outside can be clicked. */
  readonly isWhole?: boolean;
}

export interface Screen {
  /** The address, which may depend on the database. */
  readonly path: string | ((db: Connection) => Promise<string>);
  /** The preparation before an overlay can be opened. */
  readonly first?: (page: Page) => Promise<void>;
  readonly width?: number;
  readonly overlays: readonly Overlay[];
}

export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
export const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
export const dialog = (name?: string | RegExp) => (page: Page) => page.getByRole('dialog', name ? { name } : {});

/** Opens the screens one after the other and checks all their overlays. */
export async function expectGoodDialogs(page: Page, db: Connection, screens: readonly Screen[]): Promise<void> {
  const usual = page.viewportSize();
  for (const { path, first, width, overlays } of screens) {
    await page.setViewportSize(width ? { width, height: 844 } : (usual ?? { width: 1280, height: 800 }));
    await page.goto(typeof path === 'string' ? path : await path(db));
    // A link that is pressed earlier loads the page again, and then nothing has the focus to give back.
    await isLive(page);
    await first?.(page);
    for (const overlay of overlays) await expectGoodDialog(page, overlay);
  }
}

/**
 * Opens the overlay once for each way to close it: Esc, a click outside and its button. Each must return the focus. The
 * open overlay must be accessible, and a drawer with a form must ask before typed text is lost.
 */
async function expectGoodDialog(page: Page, { dialog: find, opener: from, ...rest }: Overlay): Promise<void> {
  const { key = 'Enter', close = 'Close', isWhole = false, item } = rest;
  const [overlay, opener, address] = [find(page), from(page), page.url()];
  const open = async () => {
    // A key press has no effect while the button is still disabled.
    await expect(opener).toBeEnabled();
    await opener.press(key);
    if (item !== undefined) await page.getByRole('menuitem', { name: item }).press('Enter');
    await expect(overlay).toBeVisible();
  };
  const expectClosed = async () => {
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
    // A drawer changes the URL, so closing must restore it.
    await expect(page).toHaveURL(address);
  };

  await open();
  await expectAccessible(page);
  await expectTrapped(page, overlay);
  await keepTypedText(page, overlay, address);
  await page.keyboard.press('Escape');
  await expectClosed();

  if (!isWhole) {
    await open();
    await clickOutside(page, overlay);
    await expectClosed();
  }

  await open();
  await overlay.getByRole('button', { name: close, exact: true }).click();
  await expectClosed();
}

/**
 * Types into the form of a drawer that has its own address. Closing it must ask before the text is lost, and keep the
 * text if the user stays; the text is then taken back.
 */
async function keepTypedText(page: Page, drawer: Locator, list: string): Promise<void> {
  const field = drawer
    .locator('form:not([role=search]) :is(input:not([type]), input[type=text], textarea)')
    .and(page.locator(':not(:disabled, [readonly])'))
    .filter({ visible: true })
    .first();
  if (new URL(page.url()).pathname === new URL(list).pathname || (await field.count()) === 0) return;
  const before = await field.inputValue();
  await field.fill(`${before}1`);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue(`${before}1`);
  await field.fill(before);
}

/** Expects that Tab after the last stop and Shift+Tab before the first one keep the focus inside. */
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
      // At either end, the focus trap itself briefly holds the focus while it wraps around.
      await expect.poll(isInside, { intervals: [20] }).toBe(true);
    }
  }
}

async function clickOutside(page: Page, dialog: Locator): Promise<void> {
  const box = await dialog.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  await page.mouse.click(box && box.x < 8 && box.y < 8 ? width - 4 : 4, 4);
}
