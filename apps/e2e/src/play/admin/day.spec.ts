import type { BookingWire, Envelope } from '@dronesoccer/contracts';
import { chromiumFlags } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { beginsIn, givenBooking, givenPaidBooking, givenTimes, startSlot } from '../../support/booking.ts';
import { fakeCameraFlags, showTicket } from '../../support/fake-camera.ts';
import { tabTo } from '../../support/keyboard.ts';
import { expectToast } from '../../support/notices.ts';
import { demoAccount, newEmail, signIn } from '../../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expectSettled } from '../../support/expect-settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: [...chromiumFlags, ...fakeCameraFlags],
  },
});

const isEnvelope = (value: unknown): value is Envelope<BookingWire> => typeof value === 'object' && value !== null;

async function ticketOf(
  page: Page,
  { id, token }: { id: string; token: string },
): Promise<{ code: string; qr: string }> {
  const answer: unknown = await (await page.request.get(`/api/bookings/${id}?token=${token}`)).json();
  const ticket = isEnvelope(answer) && answer.isSuccess ? answer.data.ticket : null;
  if (!ticket) throw new Error('The booking has no ticket');
  return ticket;
}

test('a ticket is read by the camera; shown again, typed and without a network it says what is so', async ({
  page,
  db,
  device,
}) => {
  const { arenaId, slotIds } = await givenTimes(db, { hours: 1 });
  const [slotId = ''] = slotIds;
  const booking = await givenPaidBooking(slotId, newEmail('door'), 2);
  const later = await givenPaidBooking(slotId, newEmail('later'));
  const [{ qr }, { code }] = [await ticketOf(page, booking), await ticketOf(page, later)];
  await startSlot(db, slotId);
  showTicket(qr);

  const door = await device();
  await signIn(door, await demoAccount('admin'));
  // Start from a page that may not use the camera.
  await door.goto(`/dashboard/classslot?arenaId=${arenaId}`);
  await door.getByRole('link', { name: 'Today', exact: true }).first().click();
  await expect(door.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await door.getByRole('button', { name: 'Scan tickets' }).click();
  const scanner = door.getByRole('dialog', { name: 'Scan tickets' });
  const result = scanner.getByRole('status');
  await expect(result).toContainText('2 arrivals recorded');
  await expectAccessible(door);
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result).not.toContainText('2 arrivals recorded');

  await door.context().setOffline(true);
  await scanner.getByLabel('Code of the ticket').fill(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
  await door.keyboard.press('Enter');
  await expect(result).toContainText('Not sent yet: no network');
  await door.context().setOffline(false);
  await expect(result).toContainText('1 arrival recorded');
  await scanner.getByLabel('Code of the ticket').fill(code);
  await door.keyboard.press('Enter');
  await expect(result).toContainText('Already in since');
  await scanner.getByLabel('Code of the ticket').fill('ZZZZZZZZ');
  await door.keyboard.press('Enter');
  await expect(result).toContainText('No booking has this code');
  await door.keyboard.press('Escape');
  await expect(door.getByText('1 of 3 in')).toBeVisible();
});

test('someone who walks in books and pays at the desk by keyboard; what is held is paid there; the money is handed back', async ({
  page,
  db,
  mailbox,
}) => {
  const { arenaId, slotIds, day: laterDay } = await givenTimes(db, { hours: 2, capacity: 4 });
  const [slotId = '', nextId = ''] = slotIds;
  const held = await givenBooking(nextId, newEmail('held'));
  const day = await startSlot(db, slotId);
  await beginsIn(db, slotId, day, 20);
  const email = newEmail('walk-in');
  await signIn(page, await demoAccount('admin'));
  await page.goto(`/dashboard/day?arenaId=${arenaId}&day=${day}`);
  await tabTo(page, page.getByRole('button', { name: 'Book at the desk' }));
  await page.keyboard.press('Enter');
  const desk = page.getByRole('dialog', { name: 'Book at the desk' });
  await desk.getByLabel('Name', { exact: false }).first().fill('Wanda Roy');
  // The slot begins behind the form, which stays.
  await beginsIn(db, slotId, day, -10);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('On now', { exact: true })).toBeAttached();
  await desk.getByLabel('Email (optional)').fill(email);
  await desk.getByRole('radio', { name: /Cash/ }).check();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectToast(page, 'is paid and confirmed');
  await mailbox.waitFor(email, /is confirmed/);
  await page.getByRole('button', { name: 'Check in Wanda Roy' }).click();
  await expect(page.getByText(/^In since/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the check-in of Wanda Roy' }).click();
  await page.getByRole('button', { name: 'No-show: Wanda Roy' }).click();
  await expect(page.getByText('Did not show up')).toBeVisible();

  await page.getByRole('link', { name: /^BK-/ }).first().click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const cancelling = page.getByRole('dialog', { name: /^Cancel booking BK-/ });
  await expect(cancelling.getByText(/hand back \$/)).toBeVisible();
  await cancelling.getByRole('button', { name: 'Cancel booking' }).click();
  await expectToast(page, 'is cancelled');
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('Refunded on');

  await page.goto(`/dashboard/day?arenaId=${arenaId}&day=${laterDay}`);
  await page.getByRole('button', { name: 'Take payment' }).click();
  const paying = page.getByRole('dialog', { name: `Take $${held.total.toFixed(2)}` });
  await paying.getByRole('button', { name: `$${held.total.toFixed(2)} received` }).click();
  await expectToast(page, 'received for');
  await expect(page.getByText('0 of 1 in')).toBeVisible();
});

test('a day in French on a phone; another company finds nothing of it', async ({ db, device }) => {
  const { arenaId, slotIds } = await givenTimes(db, { hours: 1 });
  const [slotId = ''] = slotIds;
  await givenPaidBooking(slotId, newEmail('jour'), 2);
  const day = await startSlot(db, slotId);
  const stranger = await device();
  await signIn(stranger, await demoAccount('company'));
  await stranger.goto(`/dashboard/day?arenaId=${arenaId}&day=${day}`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expectSettled(stranger);
  await expect(stranger.getByText('Robin Pilot')).toHaveCount(0);

  const manager = await device();
  await manager.setViewportSize({ width: 390, height: 844 });
  await signIn(manager, await demoAccount('super'));
  await manager.goto(`/fr/dashboard/day?arenaId=${arenaId}&day=${day}`);
  const mark = await manager
    .getByRole('button', { name: /Sans décharge/ })
    .first()
    .boundingBox();
  const noShow = await manager
    .getByRole('button', { name: /l’absence/ })
    .first()
    .boundingBox();
  // Each button is on its own line, because side by side their labels nearly touch.
  expect(noShow?.y).toBeGreaterThanOrEqual((mark?.y ?? 0) + (mark?.height ?? 0));
  await manager.getByRole('button', { name: 'Enregistrer les 2 arrivées' }).click();
  await expect(manager.getByText('Arrivés : 2 sur 2')).toBeVisible();
  await expect(manager.getByText('Robin Pilot').first()).toBeVisible();
  await expectNoSidewaysScroll(manager);
  await expectFrenchSpaces(manager);
  await expectLargeTargets(manager);
  await expectAccessible(manager);
});
