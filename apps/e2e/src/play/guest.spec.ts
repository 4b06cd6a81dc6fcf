import { newEmail } from '../support/people.ts';
import { backToPayPage, continueButton, fillPlayerDetails, givenTimes, payFromPayPage } from '../support/booking.ts';
import { expect, test } from '../support/test.ts';

// The browser is in a distant time zone, but the page shows the arena's local time (check 21).
test.use({ timezoneId: 'Asia/Tokyo' });

test('a guest from another time zone (check 21) books two seats, pays, has the ticket and the calendar file, and cancels early for a full refund (check 23)', async ({
  page,
  db,
  mailbox,
}) => {
  const { arenaId, slotIds, day } = await givenTimes(db);
  const email = newEmail('pilot');

  await page.goto(`/arenas/${arenaId}?day=${day}`);
  const times = page.getByRole('main').getByRole('link', { name: /^Book .*10 seats left$/ });
  await expect(times).toHaveCount(3);
  await expect(times.first()).toHaveText('5:00 p.m. – 6:00 p.m.');
  await times.first().click();

  await expect(page).toHaveURL(`/book/${slotIds[0]}`);
  await expect(page.getByRole('complementary', { name: 'Your booking' })).toContainText('5:00 p.m. – 6:00 p.m.');
  await page.getByRole('button', { name: 'One more: seat' }).click();
  await expect(continueButton(page)).toHaveText('Continue to payment, $84.00');
  await fillPlayerDetails(page, { fullName: 'Robin Pilot', email });
  // The input survives a reload and a language change.
  await page.reload();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email);
  await page.getByRole('link', { name: 'FR, Français' }).click();
  await expect(page.getByRole('main').getByLabel('Courriel')).toHaveValue(email);
  await page.getByRole('link', { name: 'EN, English' }).click();
  await continueButton(page).click();

  await backToPayPage(page);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await page.getByRole('button', { name: 'Hold it 15 more minutes' }).click();
  await expect(page.getByRole('button', { name: 'Hold it 15 more minutes' })).toBeHidden();
  await payFromPayPage(page);

  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}\/done\?token=/);
  await expect(page.getByRole('status').filter({ hasText: 'Confirmed' })).toContainText('5:00 p.m. – 6:00 p.m.');
  const ticket = page.getByRole('img', { name: 'QR code of your ticket' });
  // The QR code is part of the page, so it shows offline.
  await expect(ticket).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/^BK-\d{4}-\d{6}\.ics$/);
  await mailbox.waitFor(email, /BK-/);

  await page.getByRole('link', { name: 'View booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booking BK-/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  // Select a single seat first, then all seats.
  await dialog.getByRole('checkbox', { name: 'Seat 1' }).uncheck();
  await expect(dialog.getByText('$42.00')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Seat 1' }).check();
  await expect(dialog.getByText('$84.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booking cancelled BK-/ })).toBeVisible();
  await expect(page.getByText('$84.00 is refunded')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('$84.00');
});
