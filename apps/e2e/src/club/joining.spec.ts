import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { newEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a guest registers and joins from a booking, comes back to it with everything typed, and the price has dropped', async ({
  page,
  db,
}) => {
  const { id: arenaId } = await givenArena(db);
  const slot = await givenSlot(db, { arenaId, prices: { guestStandard: 4_000, memberStandard: 3_000 } });
  await page.goto(`/book/${slot.id}`);
  await page.getByLabel('Phone').fill('604 555 0134');
  await expect(page.getByText('Members pay $10.00 less for this booking.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Join Membership' }).click();

  await page.getByRole('link', { name: 'Join: Single' }).click();
  // The page of the plans has a link of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Robin');
  await main.getByLabel('Last name').fill('Joiner');
  await main.getByLabel('Email').fill(newEmail('joiner'));
  await main.getByLabel(/^Password/).fill('Journey#2026');
  await main.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Choose your province or territory', { exact: true })).toBeVisible();
  await page.getByLabel('Your province or territory').selectOption({ label: 'British Columbia' });
  await page.getByLabel('Date of birth').fill(`${new Date().getUTCFullYear() - 15}-01-01`);
  await page.getByRole('button', { name: 'Pay $126.00' }).click();
  await expect(page.getByLabel('Email address of your parent or guardian')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Date of birth').fill('1990-01-01');
  await page.getByRole('button', { name: 'Pay $126.00' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page.getByText('You are a member')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL(new RegExp(`/book/${slot.id}$`));
  await expect(page.getByLabel('Phone')).toHaveValue('604 555 0134');
  await expect(page.getByText('Members pay $10.00 less for this booking.')).toBeHidden();
  await expect(page.getByRole('button', { name: /\$31\.50/ })).toBeVisible();

  await page.goto('/profile?tab=5');
  await expect(page.getByRole('region', { name: 'Your membership card' })).toContainText('Valid until');
  await page.getByRole('checkbox', { name: /^Remind me/ }).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Remind me/ })).not.toBeChecked();
});
