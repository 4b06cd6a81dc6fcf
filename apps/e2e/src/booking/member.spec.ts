import { BookingUserType } from '@dronesoccer/contracts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { continueButton, givenTimes, payForBooking } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { newMember, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a member books the whole arena by keyboard alone (check 4), every step accessible in both themes (check 3), and finds it in My Bookings', async ({
  page,
  db,
}) => {
  const { arenaId, slotIds, day } = await givenTimes(db);
  const account = await newMember('arena');
  await db.query('UPDATE users SET user_type = $2 WHERE id = $1', [account.auth.user.id, BookingUserType.MEMBER]);
  await signIn(page, account);
  const { keyboard } = page;
  const main = page.getByRole('main');

  await page.goto(`/arenas/${arenaId}?day=${day}`);
  const time = main.getByRole('link', { name: /^Book .*10 seats left$/ }).first();
  await expect(time).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await tabTo(page, time);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Who is flying?' })).toBeFocused();
  await expect(page).toHaveURL(`/book/${slotIds[0]}`);
  await expect(main.getByLabel('Full name')).toHaveValue('Robin Journey');
  await tabTo(page, main.getByRole('radio', { name: /^Seats/ }));
  await keyboard.press('ArrowDown');
  await expect(continueButton(page)).toHaveText('Continue to payment, $315.00');
  await expectAccessibleInBothThemes(page);
  await tabTo(page, continueButton(page));
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your booking' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await payForBooking(page);
  await expectAccessibleInBothThemes(page);

  await page.goto('/profile?tab=4');
  const booking = main.getByRole('listitem').filter({ hasText: '5:00 p.m. – 6:00 p.m.' });
  await expect(booking).toContainText('Confirmed');
  await expectAccessibleInBothThemes(page);
  await booking.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booking BK-/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
