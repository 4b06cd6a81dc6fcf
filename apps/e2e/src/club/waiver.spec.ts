import { expectAccessible } from '../support/accessibility.ts';
import { givenPaidBooking, givenTimes, startSlot } from '../support/booking.ts';
import { demoAccount, newEmail, signIn } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('the day sheet marks who has not signed; the person signs on a phone, and the mark disappears', async ({
  page,
  db,
  device,
}) => {
  const { arenaId, slotIds } = await givenTimes(db, { hours: 1 });
  const [slotId = ''] = slotIds;
  await givenPaidBooking(slotId, newEmail('door'));
  const day = await startSlot(db, slotId);
  await signIn(page, await demoAccount('admin'));
  await page.goto(`/dashboard/day?arenaId=${arenaId}&day=${day}`);
  const mark = page.getByRole('button', { name: 'No waiver: Robin Pilot, show the QR code' });
  await mark.click();
  const door = page.getByRole('dialog', { name: 'Waiver: Robin Pilot' });
  await expect(door.getByRole('img', { name: 'QR code that opens the waiver' })).toBeVisible();
  await expectAccessible(page);
  const address = await door.getByRole('link', { name: 'Open it on this device' }).getAttribute('href');

  const phone = await device();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(address ?? '');
  await expect(phone.getByText('For the person of this seat')).toBeVisible();
  await phone.getByRole('button', { name: 'I agree and sign' }).click();
  await expect(phone.getByText('Type your full name to sign')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByLabel('Your full name').fill('Robin Pilot');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { name: 'The waiver is signed' })).toBeVisible();

  await expect(door.getByText('The waiver is signed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(door).toBeHidden();
  await expect(mark).toHaveCount(0);
});
