import { continueButton, fillPlayerDetails, givenTimes, payForBooking } from '../support/booking.ts';
import { newEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a guest changes the time of a booking by keyboard and is written to; seats, price and code stay', async ({
  page,
  db,
  mailbox,
}) => {
  const { slotIds } = await givenTimes(db, { hours: 2 });
  const email = newEmail('mover');
  await page.goto(`/book/${slotIds[0]}`);
  await fillPlayerDetails(page, { fullName: 'Robin Mover', email });
  await continueButton(page).click();
  await payForBooking(page);
  await page.getByRole('link', { name: 'View booking' }).click();
  // The previous page has the same button.
  await expect(page.getByRole('heading', { name: /^Booking BK-/ })).toBeVisible();
  const code = await page.getByText(/^[2-9A-HJ-NP-Z]{8}$/).textContent();

  await page.getByRole('button', { name: 'Change the time' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Now: .* 5:00\sp\.m\.\s– 6:00\sp\.m\.$/)).toBeVisible();
  // The first option is the next time at the same arena.
  const next = dialog.getByRole('radio').first();
  await expect(dialog.getByRole('button', { name: 'Move my booking' })).toBeDisabled();
  await next.press(' ');
  await dialog.getByRole('button', { name: 'Move my booking' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: '6:00 p.m. – 7:00 p.m.' })).toBeVisible();
  await expect(page.getByText(code ?? '')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Moved/ })).toBeVisible();
  const mail = await mailbox.waitFor(email, /has a new time/);
  expect(mail.attachments.map(({ name }) => name).some((name) => name.endsWith('.ics'))).toBe(true);
});
