import type { Connection } from '@dronesoccer/devkit';
import { expectAccessible } from '../../support/accessibility.ts';
import { type GivenBooking, givenPaidBooking } from '../../support/booking.ts';
import { expectToast } from '../../support/notices.ts';
import { demoAccount, newEmail, signIn } from '../../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expectSettled } from '../../support/expect-settled.ts';
import { findDrift, givenShiftingSlot } from '../../support/slot-drift.ts';
import { expect, test } from '../../support/test.ts';

interface Drifted {
  name: string;
  email: string;
  booking: GivenBooking;
}

/** Creates a booked slot whose local time would shift. */
async function givenDrift(db: Connection): Promise<Drifted> {
  const { id, name } = await givenShiftingSlot(db);
  const email = newEmail('clock');
  const booking = await givenPaidBooking(id, email);
  await findDrift(db, id);
  return { name, email, booking };
}

test('a slot whose hour would shift is listed; an administrator keeps its time, and its booker is written to', async ({
  page,
  db,
  device,
  mailbox,
}) => {
  const { name, email, booking } = await givenDrift(db);
  const stranger = await device();
  await signIn(stranger, await demoAccount('company'));
  await stranger.goto('/dashboard/classslot');
  await expect(stranger.getByRole('link', { name: 'Today' }).first()).toBeVisible();
  await expectSettled(stranger);
  await expect(stranger.getByRole('link', { name: 'Review slots' })).toHaveCount(0);

  const admin = await device();
  await signIn(admin, await demoAccount('admin'));
  await admin.goto('/dashboard/classslot');
  await admin.getByRole('link', { name: 'Review slots' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Slots affected by clock changes' })).toBeVisible();
  const row = admin.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('cell').filter({ hasText: '60 minutes late' })).toContainText('6:00–7:00 p.m.');
  await expect(row.getByText('5:00–6:00 p.m.')).toBeVisible();
  await expectAccessible(admin);
  await row.getByRole('button', { name: 'Keep the planned time' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Keep the planned time?' });
  const affected = dialog.getByRole('list', { name: 'Who is affected' }).getByRole('listitem');
  await expect(affected.filter({ hasText: booking.number })).toContainText('Gets an email');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Correct slot and 1 booking' }).click();
  await expect(row).toHaveCount(0);

  const mail = await mailbox.waitFor(email, /rules have changed/);
  expect(mail.attachments.some((file) => file.name.endsWith('.ics'))).toBe(true);
  await page.goto(`/bookings/${booking.id}?token=${booking.token}`);
  await expect(page.getByText('5:00 p.m. – 6:00 p.m.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Time zone rules have changed' })).toBeVisible();
});

test('l’administratrice prend l’heure réelle sur un téléphone, en français', async ({ page, db, device, mailbox }) => {
  const { name, email, booking } = await givenDrift(db);
  const admin = await device();
  await admin.setViewportSize({ width: 390, height: 844 });
  await signIn(admin, await demoAccount('super'));
  await admin.goto('/fr/dashboard/classslot/drift');
  const row = admin.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('60 minutes trop tard');
  await expectNoSidewaysScroll(admin);
  await expectFrenchSpaces(admin);
  await expectLargeTargets(admin);
  await row.getByRole('button', { name: 'Prendre l’heure réelle' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Prendre l’heure réelle' });
  await expect(dialog.getByRole('listitem').filter({ hasText: booking.number })).toBeVisible();
  await expectFrenchSpaces(admin);
  await expectLargeTargets(admin);
  await dialog.getByRole('button', { name: 'Corriger la plage et 1 réservation' }).click();
  await expectToast(admin, '18 h');
  await expect(row).toHaveCount(0);

  await mailbox.waitFor(email, /^New time/);
  await page.goto(`/bookings/${booking.id}?token=${booking.token}`);
  await expect(page.getByText('6:00 p.m. – 7:00 p.m.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline the new time' })).toBeVisible();
});
