import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { continueButton, givenPaidArena, givenTimes, payForBooking, startSlot } from '../support/booking.ts';
import { demoAccount, newEmail, newMember, signIn } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('a family books for a child and signs; the door marks who has not signed, and a phone signs there @every-engine', async ({
  page,
  db,
  device,
}) => {
  const { arenaId, slotIds } = await givenTimes(db, { hours: 1 });
  const [slotId = ''] = slotIds;
  await signIn(page, await newMember('guardian'));
  await page.goto('/profile?tab=6');
  await page.getByRole('button', { name: 'Add a child' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a child' });
  await dialog.getByLabel('First name').fill('Mia');
  await dialog.getByLabel('Date of birth').fill(`${new Date().getUTCFullYear() - 9}-01-15`);
  await dialog.getByLabel('Notes for the coaches').fill('Allergic to nuts');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Mia Journey' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto(`/book/${slotId}`);
  await page.getByRole('checkbox', { name: 'Mia Journey' }).click();
  await expect(page.getByLabel('Pilot 1')).toHaveValue('Mia Journey');
  await page.getByRole('button', { name: /^One more: / }).click();
  await page.getByLabel('Pilot 2').fill('Sam Pilot');
  await page.getByRole('checkbox', { name: /^I am the parent or guardian/ }).click();
  await continueButton(page).click();
  await payForBooking(page);
  await page.getByRole('link', { name: 'Sign for Mia Journey' }).click();
  await page.getByRole('checkbox', { name: /^I am the parent or guardian of Mia Journey/ }).click();
  await page.getByLabel('Your full name').fill('Robin Journey');
  await page.getByRole('button', { name: 'I agree and sign' }).click();
  await expect(page.getByRole('heading', { name: 'The waiver is signed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the booking' }).click();
  await expect(page).toHaveURL(/\/bookings\/[\w-]+\/done\?token=/);

  const day = await startSlot(db, slotId);
  const desk = await device();
  await signIn(desk, await demoAccount('admin'));
  await desk.goto(`/dashboard/day?arenaId=${arenaId}&day=${day}`);
  await expect(desk.getByText('Mia Journey').first()).toBeVisible();
  await expect(desk.getByRole('button', { name: /^No waiver: Mia/ })).toHaveCount(0);
  const mark = desk.getByRole('button', { name: 'No waiver: Sam Pilot, show the QR code' });
  await mark.click();
  const door = desk.getByRole('dialog', { name: 'Waiver: Sam Pilot' });
  await expect(door.getByRole('img', { name: 'QR code that opens the waiver' })).toBeVisible();
  await expectAccessible(desk);
  const address = await door.getByRole('link', { name: 'Open it on this device' }).getAttribute('href');

  const phone = await device();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(address ?? '');
  await expect(phone.getByText('For Sam Pilot')).toBeVisible();
  await phone.getByRole('button', { name: 'I agree and sign' }).click();
  await expect(phone.getByText('Type your full name to sign')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByLabel('Your full name').fill('Sam Pilot');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { name: 'The waiver is signed' })).toBeVisible();

  await expect(door.getByText('The waiver is signed.')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(door).toBeHidden();
  await expect(mark).toHaveCount(0);
});

test('the guests of a whole arena sign by one link, on one phone after the other, and the door counts them', async ({
  page,
  db,
  device,
}) => {
  const { arenaId, slotIds, day } = await givenTimes(db, { hours: 1, capacity: 8 });
  const booking = await givenPaidArena(slotIds[0] ?? '', newEmail('host'));
  await page.goto(`/bookings/${booking.id}?token=${booking.token}`);
  await expect(page.getByRole('heading', { name: 'Your guests sign too' })).toBeVisible();
  await expect(page.getByText('Signed so far: 0 of up to 8')).toBeVisible();
  await expectAccessible(page);
  const address = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href');

  const desk = await device();
  await signIn(desk, await demoAccount('admin'));
  await desk.goto(`/dashboard/day?arenaId=${arenaId}&day=${day}`);
  await desk.getByRole('button', { name: /^Guests’ waivers signed: 0 \(places in the arena: 8\)/ }).click();
  const door = desk.getByRole('dialog', { name: 'Waiver: guests of Robin Pilot' });
  await expect(door.getByRole('img', { name: 'QR code that opens the waiver' })).toBeVisible();
  await expectAccessible(desk);

  const phone = await device();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(address ?? '');
  await expect(phone.getByText('For the guests of Robin Pilot')).toBeVisible();
  await phone.getByLabel('Your full name').fill('Sam Guest');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(/^For Sam Guest, valid until/)).toBeVisible();
  await phone.getByRole('button', { name: 'Sign for another person' }).click();
  await phone.getByRole('checkbox', { name: /^I am a parent or guardian/ }).click();
  await phone.getByRole('button', { name: 'I agree and sign' }).click();
  await expect(phone.getByText('Enter the name of the minor')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByLabel('Name of the minor').fill('Mia Guest');
  await phone.getByLabel('Your full name').fill('Sam Guest');
  await phone.getByRole('button', { name: 'I agree and sign' }).click();
  await expect(phone.getByText(/^For Mia Guest, valid until/)).toBeVisible();

  await expect(door.getByText('Signed so far: 2 (places in the arena: 8)')).toBeVisible();
  await desk.keyboard.press('Escape');
  const names = desk.getByRole('list', { name: 'Guests who have signed:' }).getByRole('listitem');
  await expect(names).toHaveText(['Mia Guest', 'Sam Guest']);
  await desk.getByRole('button', { name: 'Remove the name Mia Guest' }).click();
  const question = desk.getByRole('dialog', { name: 'Remove Mia Guest from the guests?' });
  await expectAccessible(desk);
  await question.getByRole('button', { name: 'Remove the name' }).click();
  await expect(desk.getByText('Mia Guest is no longer on the list.')).toBeVisible();
  await expect(names).toHaveText(['Sam Guest']);
  await phone.reload();
  await expect(phone.getByText('Signed so far: 1 of up to 8')).toBeVisible();
});
