import { BookingUserType } from '@dronesoccer/contracts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { continueButton, fillPlayerDetails, givenTimes } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { logIn, newEmail, newMember, signIn } from '../support/people.ts';
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

  // After returning from the provider's page, the held booking has a separate payment page.
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your booking' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const pay = page.getByRole('button', { name: 'Pay $315.00' });
  await tabTo(page, pay);
  await expect(pay).toBeEnabled();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByText('Confirmed. See you at the arena!')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto('/profile?tab=4');
  const booking = main.getByRole('listitem').filter({ hasText: '5:00 p.m. – 6:00 p.m.' });
  await expect(booking).toContainText('Confirmed');
  await expectAccessibleInBothThemes(page);
  await booking.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booking BK-/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('what was typed survives a login in the middle of a booking, which then has the member’s price', async ({
  page,
  db,
}) => {
  const { slotIds } = await givenTimes(db, { hours: 1 });
  const account = await newMember('midway');
  await db.query('UPDATE users SET user_type = $2 WHERE id = $1', [account.auth.user.id, BookingUserType.MEMBER]);
  const main = page.getByRole('main');
  const typed = { fullName: 'Robin Halfway', email: newEmail('halfway') };
  await page.goto(`/book/${slotIds[0]}`);
  await page.getByRole('button', { name: 'One more: seat' }).click();
  await fillPlayerDetails(page, typed);
  await expect(continueButton(page)).toHaveText('Continue to payment, $84.00');

  await main.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL(`/book/${slotIds[0]}`);
  await expect(main.getByLabel('Full name')).toHaveValue(typed.fullName);
  await expect(main.getByLabel('Email')).toHaveValue(typed.email);
  await expect(continueButton(page)).toHaveText('Continue to payment, $63.00');
  await continueButton(page).click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
});
