import { continueButton, fillWho, givenTimes, payForBooking, payFromPayPage } from '../support/booking.ts';
import { Mailbox } from '../support/mailbox.ts';
import { newEmail } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a full time is waited for, the seat that comes back is offered by mail and paid for', async ({
  page,
  db,
  device,
  mailbox,
}) => {
  const { arenaId, slotIds, day } = await givenTimes(db, { capacity: 1, hours: 1 });
  const holder = await device();
  await holder.goto(`/book/${slotIds[0]}`);
  await fillWho(holder, { fullName: 'Robin Holder', email: newEmail('holder') });
  await continueButton(holder).click();
  await payForBooking(holder);

  const email = newEmail('waiting');
  await page.goto(`/arenas/${arenaId}?day=${day}`);
  await page.getByRole('link', { name: /^Join the waitlist:/ }).click();
  await page.getByRole('main').getByLabel('Full name').fill('Kim Waiting');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page).toHaveURL(/\/waitlist\/[0-9a-f-]{36}\?token=/);
  await expect(page.getByText('You are next.')).toBeVisible();
  // The link of the mail asks; opening it has changed nothing.
  await page.goto(Mailbox.linkIn(await mailbox.waitFor(email, /on the waitlist/), '/waitlist/'));
  await expect(page.getByRole('button', { name: 'Leave the waitlist' })).toBeVisible();

  await holder.getByRole('link', { name: 'View booking' }).click();
  await expect(holder.getByRole('heading', { name: /^Booking BK-/ })).toBeVisible();
  await holder.getByRole('button', { name: 'Cancel booking' }).click();
  await holder.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(holder.getByRole('heading', { name: /^Booking cancelled/ })).toBeVisible();

  const offer = await mailbox.waitFor(email, /A place is free for you/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A place is open for you' })).toBeVisible();
  await page.goto(Mailbox.linkIn(offer, '/bookings/'));
  await expect(page.getByRole('timer')).toHaveText(/^(?:60|5[0-9]):\d\d$/);
  await payFromPayPage(page);
});
