import { demoAccount, signIn } from '../../support/people.ts';
import { reportTask } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';

test('the GST of a quarter is found and saved as a file within 15 presses, by keyboard shortcuts', async ({ page }) => {
  await signIn(page, await demoAccount('super'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  // Letters typed into a field are no shortcuts.
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('gr');
  await expect(page.getByRole('combobox')).toHaveValue('gr');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await press('g');
  await press('r');
  await expect(page).toHaveURL('/dashboard/reports');
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  presses++;
  await page
    .getByRole('group', { name: 'Period' })
    .getByRole('button', { name: /^Q\d \d{4}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/report=taxes&compare=previous&from=/);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /GST\/HST/ }) });
  await expect(row.getByRole('cell').last()).toContainText('$');
  presses++;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export CSV/ }).click();
  expect((await download).suggestedFilename()).toContain('taxes');
  reportTask('produce the GST figure of a quarter', presses);

  // The menu shows icons only, with their names for screen readers, and the browser remembers it.
  await page.getByRole('button', { name: 'Show icons only' }).click();
  await page.reload();
  const menu = page.getByRole('complementary').getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show names' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Help for this page' }).click();
  await expect(page.getByText(/Choose a report and a quarter/)).toBeVisible();
});
