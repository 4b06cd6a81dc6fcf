import { BookingMode, guardianDeclaration, PackageTier } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { callApi } from '../support/api.ts';
import { continueButton, fillPlayerDetails, givenTimes, payForBooking, payFromPayPage } from '../support/booking.ts';
import { Mailbox } from '../support/mailbox.ts';
import { tabTo } from '../support/keyboard.ts';
import { newEmail } from '../support/people.ts';
import { expectFrenchSpaces, expectNoSidewaysScroll } from '../support/screen.ts';
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
  await fillPlayerDetails(holder, { fullName: 'Robin Holder', email: newEmail('holder') });
  await continueButton(holder).click();
  await payForBooking(holder);

  const email = newEmail('waiting');
  await page.goto(`/arenas/${arenaId}?day=${day}`);
  await page.getByRole('link', { name: /^Join the waitlist:/ }).click();
  await page.getByRole('main').getByLabel('Full name').fill('Kim Waiting');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('I am booking for someone under the age of majority').check();
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  // Joining is refused without the declaration.
  await expect(page.getByText('Please confirm that you are the parent or legal guardian')).toBeVisible();
  await page.getByLabel('Parent or guardian’s full name').fill('Alex Waiting');
  await page.getByLabel(guardianDeclaration.text.en).check();
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page).toHaveURL(/\/waitlist\/[0-9a-f-]{36}\?token=/);
  await expect(page.getByText('You are next.')).toBeVisible();
  // The link in the email asks for confirmation. Opening it changes nothing.
  await page.goto(Mailbox.linkIn(await mailbox.waitFor(email, /on the waitlist/), '/waitlist/'));
  await expect(page.getByRole('button', { name: 'Leave the waitlist' })).toBeVisible();

  await holder.getByRole('link', { name: 'View booking' }).click();
  await expect(holder.getByRole('heading', { name: /^Booking BK-/ })).toBeVisible();
  await holder.getByRole('button', { name: 'Cancel booking' }).click();
  await holder.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(holder.getByRole('heading', { name: /^Booking cancelled/ })).toBeVisible();

  const offer = await mailbox.waitFor(email, /A place opened up for you/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A place is open for you' })).toBeVisible();
  await page.goto(Mailbox.linkIn(offer, '/bookings/'));
  await expect(page.getByRole('timer')).toHaveText(/^(?:60|5[0-9]):\d\d$/);
  // The declaration was already given when they joined.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await payFromPayPage(page);
  const recorded = `SELECT guardian ->> 'text' AS text FROM bookings WHERE email = $1`;
  expect(await db.rows(recorded, [email])).toEqual([{ text: guardianDeclaration.text.en }]);
});

test.describe('on a phone in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-CA' });

  test('une place gratuite offerte à une personne à qui rien n’a été demandé attend sa réponse, au clavier', async ({
    page,
    db,
    mailbox,
  }) => {
    const { id: arenaId } = await givenArena(db);
    const { id: slotId } = await givenSlot(db, { arenaId, capacity: 1, prices: { guestStandard: 0 } });
    const wish = { slotId, mode: BookingMode.SHARED, tier: PackageTier.STANDARD, seats: [{}] };
    const holder = { fullName: 'Robin Holder', email: newEmail('holder') };
    const { id, accessToken = '' } = await callApi('bookings.place', {
      body: { ...wish, contact: holder, guardian: null, expectedTotal: 0 },
    });
    const email = newEmail('attente');
    const contact = { fullName: 'Zoé Attente', email };
    const body = { seats: 1, tier: PackageTier.STANDARD, contact, locale: 'fr' as const };
    await callApi('waitlist.join', { params: { id: slotId }, body });
    await callApi('bookings.cancel', { params: { id }, query: { token: accessToken }, body: { expectedRefund: 0 } });

    await page.goto(Mailbox.linkIn(await mailbox.waitFor(email, /Une place s’est libérée/), '/fr/bookings/'));
    await expect(page.getByRole('heading', { name: 'Confirmez la place que nous gardons pour vous' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectFrenchSpaces(page);
    const main = page.getByRole('main');
    await tabTo(page, main.getByLabel('Je réserve pour une personne mineure'));
    await page.keyboard.press('Space');
    await tabTo(page, main.getByLabel('Nom complet du parent ou du tuteur'));
    await page.keyboard.type('Claude Parent');
    const confirm = main.getByRole('button', { name: 'Confirmer ma place' });
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    // The button moves the focus to the missing declaration.
    const declared = main.getByLabel(guardianDeclaration.text.fr);
    await expect(declared).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fr\/bookings\/[0-9a-f-]{36}\/done\?token=/);
    await expect(page.getByText('Confirmée. On se voit à l’aréna')).toBeVisible();
    const recorded = `SELECT guardian ->> 'name' AS name, guardian ->> 'text' AS text FROM bookings WHERE email = $1`;
    expect(await db.rows(recorded, [email])).toEqual([{ name: 'Claude Parent', text: guardianDeclaration.text.fr }]);
  });
});
