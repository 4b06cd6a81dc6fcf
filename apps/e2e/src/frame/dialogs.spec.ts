import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Opens the dialog by its opener, three times: it closes by Esc, by a click beside it and by its button. */
async function expectGoodDialog(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  const open = async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  };
  const expectClosed = async () => {
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  };

  await open();
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expectClosed();

  await open();
  await page.mouse.click(4, 4);
  await expectClosed();

  await open();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectClosed();
}

/** However often Tab is pressed, either way, the focus stays inside. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const stops = await dialog.locator('a, button, input, select, [tabindex="0"]').count();
  await expect.poll(isInside).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < stops + 2; presses += 1) {
      await page.keyboard.press(key);
      // At either end the trap itself holds the focus for the moment that it takes to lead it round.
      await expect.poll(isInside, { intervals: [20] }).toBe(true);
    }
  }
}

const header = (page: Page) => page.getByRole('banner');

test('the location chooser', async ({ page }) => {
  await page.goto('/faq');
  const dialog = page.getByRole('dialog', { name: 'Choose your location' });
  await expectGoodDialog(page, header(page).getByRole('button', { name: 'Choose your location' }), dialog);
});

test('the policies', async ({ page }) => {
  await page.goto('/faq');
  const opener = (name: string) => page.getByRole('contentinfo').getByRole('button', { name });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await expectGoodDialog(page, opener('Safety Policy'), dialog('Safety Policy'));

  for (const [policy, promise] of [
    ['Terms & Conditions', 'within 14 days'],
    ['Privacy & Policy', 'dminist'],
    ['Safety Policy', '14 days'],
  ] as const) {
    await opener(policy).click();
    await expect(dialog(policy)).toContainText(promise);
    await page.keyboard.press('Escape');
  }
  await opener('Terms & Conditions').click();
  await expectAccessibleInBothThemes(page);
});

test('the menu of small screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await expectGoodDialog(page, header(page).getByRole('button', { name: 'Open menu' }), page.getByRole('dialog'));
});

test('the question before an address is removed', async ({ page }) => {
  await signIn(page, await demoAccount('member'));
  await page.goto('/profile?tab=3');
  await expectGoodDialog(
    page,
    page.getByRole('button', { name: /^Remove Demo Member/ }),
    page.getByRole('dialog', { name: 'Remove this address?' }),
  );
});

test('the chooser, opened, is accessible in both themes', async ({ page }) => {
  await page.goto('/faq');
  await header(page).getByRole('button', { name: 'Choose your location' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
