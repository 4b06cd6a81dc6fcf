import type { Page } from '@playwright/test';
import {
  backToPayPage,
  continueButton,
  endHold,
  fillPlayerDetails,
  givenPaidBooking,
  givenTimes,
} from '../support/booking.ts';
import { newEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a hold that ran out says so, and one click books the same again', async ({ page, db }) => {
  const { slotIds } = await givenTimes(db, { capacity: 2, hours: 1 });
  await page.goto(`/book/${slotIds[0]}`);
  await fillPlayerDetails(page, { fullName: 'Robin Slow', email: newEmail('slow') });
  await page.getByRole('button', { name: 'One more: seat' }).click();
  await expect(continueButton(page)).toHaveText('Continue to payment, $84.00');
  await continueButton(page).click();
  await backToPayPage(page);
  const first = new URL(page.url()).pathname;

  await endHold(db, first.split('/')[2] ?? '');
  await page.reload();
  await expect(page.getByText('Your time to pay ran out')).toBeVisible();
  await expect(page.getByText('A late payment is refunded.')).toBeVisible();
  await page.getByRole('button', { name: 'Book it again' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  expect(new URL(page.url()).pathname).not.toBe(first);
  await expect(page.getByRole('button', { name: 'Pay $84.00' })).toBeVisible();
});

test('less than 48 hours before the start no money comes back, which is said before paying and before cancelling', async ({
  page,
  db,
}) => {
  // The slot starts at the second UTC midnight from now. A later hour would be two days ahead during the first hour of
  // a day.
  const { slotIds } = await givenTimes(db, { hours: 1, days: 1 });
  await page.goto(`/book/${slotIds[0]}`);
  await expect(page.getByText('a cancellation is no longer refunded')).toBeVisible();

  const { id, token } = await givenPaidBooking(slotIds[0] ?? '', newEmail('late'));
  const release = await holdWaivers(page);
  await page.goto(`/bookings/${id}?token=${token}`);
  // A part that arrives during the press does not move the button away from the pointer.
  await page.getByRole('button', { name: 'Cancel booking' }).hover();
  await page.mouse.down();
  release();
  await expect(page.getByRole('list', { name: 'Who still has to sign the waiver' })).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: /^Cancel booking BK-/ });
  await expect(dialog.getByText('Not refunded, less than 48 hours before the start')).toBeVisible();
  await expect(dialog.getByText('$42.00')).toBeVisible();
  await expect(dialog.getByText('Your refund')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booking cancelled/ })).toBeVisible();
  await expect(page.getByText('is not refundable ($42.00)')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Refunds' })).toHaveCount(0);
});

/** Holds the code of the waivers on the page of a booking back. Returns the function that ends this. */
async function holdWaivers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/squad-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
