import { continueButton, fillPlayerDetails, givenTimes } from '../support/booking.ts';
import { newEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('two browsers, one seat: one has it, the other is offered the next time and types nothing again (check 22) @every-engine', async ({
  page,
  db,
  device,
}) => {
  const { slotIds } = await givenTimes(db, { capacity: 1, hours: 2 });
  const other = await device();
  const mine = { fullName: 'Robin First', email: newEmail('first') };
  const theirs = { fullName: 'Kim Second', email: newEmail('second') };
  for (const [each, who] of [
    [page, mine],
    [other, theirs],
  ] as const) {
    await each.goto(`/book/${slotIds[0]}`);
    await fillPlayerDetails(each, who);
    await expect(continueButton(each)).toBeEnabled();
  }
  await continueButton(page).click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();

  await continueButton(other).click();
  await expect(other.getByRole('alert').filter({ hasText: 'places left' })).toBeVisible();
  await other.getByRole('list', { name: 'Next open times' }).getByRole('link').first().click();
  await expect(other).toHaveURL(`/book/${slotIds[1]}`);
  await expect(other.getByRole('main').getByLabel('Full name')).toHaveValue(theirs.fullName);
  await expect(other.getByRole('main').getByLabel('Email')).toHaveValue(theirs.email);
  await continueButton(other).click();
  await expect(other.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
});
