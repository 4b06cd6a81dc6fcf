import { expectAccessible } from '../../support/accessibility.ts';
import { givenBooking, givenPaidBooking, givenTimes } from '../../support/booking.ts';
import { expectToast } from '../../support/notices.ts';
import { demoAccount, newEmail, signIn } from '../../support/people.ts';
import { expectFrenchSpaces, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expect, test } from '../../support/test.ts';

test('a manager moves a booked slot and then cancels it, after seeing whom it touches; each booking is refunded', async ({
  page,
  db,
  device,
  mailbox,
}) => {
  const { slotIds } = await givenTimes(db, { hours: 1 });
  const [slotId = ''] = slotIds;
  const [email, other] = [newEmail('moved'), newEmail('unpaid')];
  const paid = await givenPaidBooking(slotId, email, 2);
  const unpaid = await givenBooking(slotId, other);
  const refund = `$${paid.total.toFixed(2)}`;
  const manager = await device();
  await signIn(manager, await demoAccount('admin'));
  await manager.goto(`/dashboard/classslot/${slotId}`);
  const drawer = manager.getByRole('dialog').first();
  await expect(drawer.getByRole('list', { name: 'Bookings' }).getByRole('listitem')).toHaveCount(2);

  await drawer.getByRole('button', { name: 'Move slot' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Move to another time' });
  await dialog.getByLabel('Starts').fill('19:00');
  await dialog.getByLabel('Ends').fill('20:00');
  await dialog.getByRole('button', { name: 'See who is affected' }).click();
  const people = manager.getByRole('list', { name: 'Who is affected' }).getByRole('listitem');
  await expect(people.filter({ hasText: paid.number })).toContainText('Gets an email with the new time');
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Move slot and 2 bookings' }).click();
  await expectToast(manager, 'Slot moved');
  await mailbox.waitFor(email, /New time/);
  await page.goto(`/bookings/${paid.id}?token=${paid.token}`);
  await expect(page.getByRole('heading', { name: 'The arena changed the time' })).toBeVisible();
  await expect(page.getByText('7:00 p.m. – 8:00 p.m.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Decline the new time' }).click();
  await page.getByRole('button', { name: 'Keep my booking' }).click();

  await manager.goto(`/dashboard/classslot/${slotId}`);
  await manager.getByRole('dialog').getByRole('button', { name: 'Cancel slot' }).click();
  await expect(people.filter({ hasText: paid.number })).toContainText(`Gets an email and ${refund} back`);
  await expect(people.filter({ hasText: unpaid.number })).toContainText('Nothing to refund');
  // Someone books while the manager is reading. The slot is not cancelled until the manager has seen the new impact.
  const late = await givenBooking(slotId, newEmail('late'));
  await manager.getByRole('button', { name: 'Cancel slot and 2 bookings' }).click();
  await expect(people.filter({ hasText: late.number })).toBeVisible();
  await expect(manager.getByRole('alert').filter({ hasText: 'Please check again' })).toBeVisible();
  await manager.getByRole('button', { name: 'Cancel slot and 3 bookings' }).click();
  await expectToast(manager, 'Slot cancelled');

  await manager.goto(`/dashboard/bookings?slotId=${slotId}`);
  const row = manager.getByRole('row').filter({ hasText: paid.number });
  await expect(row).toContainText('Cancelled');
  await expect(row).toContainText(`${refund} refunded`);
  await expect(manager.getByRole('row').filter({ hasText: 'Cancelled' })).toHaveCount(3);
  await row.getByRole('link', { name: paid.number }).click();
  await expect(manager.getByRole('dialog')).toContainText('By ');
  await expectAccessible(manager);
  await mailbox.waitFor(email, /is cancelled/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Booking cancelled' })).toBeVisible();
});

test('a booking is cancelled from its drawer in French on a phone; another company sees nothing of it', async ({
  db,
  device,
}) => {
  const { slotIds } = await givenTimes(db, { hours: 1 });
  const [slotId = ''] = slotIds;
  const booking = await givenPaidBooking(slotId, newEmail('seats'), 2);
  const stranger = await device();
  await signIn(stranger, await demoAccount('company'));
  await stranger.goto(`/dashboard/bookings?slotId=${slotId}`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await expect(stranger.getByText('No matches')).toBeVisible();
  await expect(stranger.getByText(booking.number)).toHaveCount(0);
  await stranger.goto(`/dashboard/bookings/${booking.id}`);
  await expect(stranger.getByRole('dialog')).toContainText('Booking not found');

  const manager = await device();
  await manager.setViewportSize({ width: 390, height: 844 });
  await signIn(manager, await demoAccount('super'));
  await manager.goto(`/fr/dashboard/bookings/${booking.id}`);
  await manager.getByRole('button', { name: 'Annuler la réservation' }).click();
  const dialog = manager.getByRole('dialog').last();
  await expect(dialog.getByText('Remboursé à la personne')).toBeVisible();
  await expectNoSidewaysScroll(manager);
  await expectFrenchSpaces(manager);
  await dialog.getByRole('checkbox').first().uncheck();
  await dialog.getByRole('button', { name: 'Annuler 1 place' }).click();
  await expectToast(manager, 'sont annulées');
  await expect(manager.getByRole('dialog')).toContainText('Annulée');
});
