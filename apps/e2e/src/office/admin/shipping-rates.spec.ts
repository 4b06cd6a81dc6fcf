import { expectAccessible } from '../../support/accessibility.ts';
import { demoAccount, signIn } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

test('shipping rates are tried before they are saved, checked, and asked about before they are lost', async ({
  page,
  settingsTurn: _turn,
}) => {
  await signIn(page, await demoAccount('super'));
  await page.goto('/dashboard/settings');
  await page.getByRole('link', { name: 'Edit shipping rates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping rates' })).toBeVisible();
  const answer = page.getByRole('status').filter({ hasText: '(' });
  await expect(answer).toHaveText('$15.00 (Provinces)');
  await page.getByLabel('Goods').fill('200');
  await expect(answer).toHaveText('Free (Provinces)');
  await page.getByLabel('Province', { exact: true }).selectOption('Nunavut');
  await page.getByLabel('Weight (kg)').fill('71');
  await expect(answer).toHaveText('$290.00 (The North and remote places)');

  const north = page.getByRole('listitem', { name: 'The North and remote places' });
  await north.getByLabel('Rate 3: fee').fill('300');
  await expect(answer).toHaveText('$300.00 (The North and remote places)');
  await north.getByLabel('Rate 3: up to how many kilograms').fill('1');
  await page.getByRole('button', { name: 'Save rates' }).click();
  await expect(page.getByRole('alert')).toContainText('Fix 1 zone first.');
  await expect(north).toContainText('Each rate needs a higher weight');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to the settings' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  // Other journeys buy at the same time, so the table is saved as it was.
  await page.getByRole('button', { name: 'Save rates' }).click();
  await expect(page.getByText(/^Last changed on .* by Demo Super Admin$/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the settings' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
});
