import { BookingMode, SlotType } from '@dronesoccer/contracts';
import { type Connection, givenArena, givenSlot, placeBooking } from '@dronesoccer/devkit';
import { msPerDay, msPerHour, msPerMinute } from '@dronesoccer/domain';
import type { Page } from '@playwright/test';
import { callApi, caller } from './api.ts';
import { payAtProvider } from './payments.ts';
import { expect } from './test.ts';

interface BookableTimes {
  arenaId: string;
  /** The slots' IDs, in chronological order. */
  slotIds: string[];
  /** The day at the arena, as `YYYY-MM-DD`. */
  day: string;
}

/** Returns 17:00 in an arena seven hours behind UTC, on a day far enough ahead for a full refund. */
function eveningIn(days: number): Date {
  const day = new Date(Date.now() + days * msPerDay).toISOString().slice(0, 10);
  return new Date(`${day}T17:00:00-07:00`);
}

interface TimesWanted {
  hours?: number;
  capacity?: number;
  days?: number;
  type?: SlotType;
}

/** Creates an arena with consecutive one-hour slots, which may have only one seat. */
export async function givenTimes(
  db: Connection,
  { hours = 3, capacity = 10, days = 20, type = SlotType.GUEST }: TimesWanted = {},
): Promise<BookableTimes> {
  const { id: arenaId } = await givenArena(db);
  const first = eveningIn(days);
  const slotIds: string[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    const startsAt = new Date(first.getTime() + hour * msPerHour);
    slotIds.push((await givenSlot(db, { arenaId, startsAt, capacity, type })).id);
  }
  return { arenaId, slotIds, day: new Date(first.getTime() - 7 * msPerHour).toISOString().slice(0, 10) };
}

/** Fills in the player's details on the English page. */
export async function fillPlayerDetails(
  page: Page,
  { fullName, email }: { fullName: string; email: string },
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill(fullName);
  await main.getByLabel('Email').fill(email);
}

export const continueButton = (page: Page) => page.getByRole('button', { name: /^Continue to payment/ });

/** Pays on the provider's page, which follows the booking form, and waits for the ticket. */
export async function payForBooking(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Confirmed. See you at the arena!')).toBeVisible();
}

/** Returns from the provider's page without paying. */
export async function backToPayPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}\/pay\?token=/);
}

/** Pays from the payment page, through the provider's page to the ticket. */
export async function payFromPayPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await payForBooking(page);
}

export interface GivenBooking {
  id: string;
  number: string;
  /** The guest's access token for the booking. */
  token: string;
  total: number;
}

/** Creates a guest's unpaid booking through the API. */
export async function givenBooking(slotId: string, email: string, seats = 1): Promise<GivenBooking> {
  const { id, number, total, accessToken = '' } = await placeBooking(caller, { slotId, email, seats });
  return { id, number, total, token: accessToken };
}

/** Expires the hold of an unpaid booking and makes its expiry job due. */
export async function endHold(db: Connection, bookingId: string): Promise<void> {
  await db.query(`UPDATE bookings SET hold_expires_at = now() - interval '1 second' WHERE id = $1`, [bookingId]);
  await db.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'bookings.expire' AND data ->> 'bookingId' = $1`,
    [bookingId],
  );
}

/** Creates a guest's paid and confirmed booking. */
export async function givenPaidBooking(slotId: string, email: string, seats = 1): Promise<GivenBooking> {
  const booking = await givenBooking(slotId, email, seats);
  await payAtProvider({ bookingId: booking.id, token: booking.token });
  return booking;
}

/** Creates a guest's paid booking of a whole arena. */
export async function givenPaidArena(slotId: string, email: string): Promise<GivenBooking> {
  const booking = await placeBooking(caller, { slotId, email, mode: BookingMode.FULL });
  const { id, number, total, accessToken: token = '' } = booking;
  await payAtProvider({ bookingId: id, token });
  return { id, number, total, token };
}

/** Signs the waiver of a guest of a booking of a whole arena. */
export async function givenGuest({ id, token }: GivenBooking, fullName: string): Promise<void> {
  const { guests } = await callApi('bookings.get', { params: { id }, query: { token } });
  const link = new URL(guests?.url ?? '').searchParams.get('token') ?? '';
  const body = { fullName, version: 1 };
  await callApi('waivers.signAsGuest', { params: { id }, query: { token: link }, body });
}

/** Returns the minutes since 1970 UTC. */
const minuteNow = (): number => Math.floor(Date.now() / msPerMinute);

/**
 * Makes a booked one-hour slot start ten minutes ago and returns its day at an arena seven hours behind UTC. Right
 * after midnight there, the slot starts at midnight, because yesterday's slot is not on today's sheet.
 */
export function startSlot(db: Connection, slotId: string): Promise<string> {
  const now = minuteNow();
  return beginsAt(db, slotId, now - Math.min(10, (now - 7 * 60) % (24 * 60)));
}

/**
 * Makes a slot begin some minutes from now, or some minutes ago if `minutes` is negative. It stays on its day at an
 * arena seven hours behind UTC, because a slot of another day is not on the sheet.
 */
export async function beginsIn(db: Connection, slotId: string, day: string, minutes: number): Promise<void> {
  const midnight = Date.parse(`${day}T00:00:00-07:00`);
  const earliest = Date.now() + minutes * msPerMinute;
  const startsAt = new Date(Math.max(midnight, Math.min(earliest, midnight + msPerDay - msPerMinute)));
  await db.query('UPDATE class_slots SET starts_at = $2 WHERE id = $1', [slotId, startsAt]);
}

/** Makes a booked one-hour slot end an hour ago. */
export const endSlot = (db: Connection, slotId: string): Promise<string> => beginsAt(db, slotId, minuteNow() - 120);

async function beginsAt(db: Connection, slotId: string, minute: number): Promise<string> {
  const startsAt = new Date(minute * msPerMinute);
  const endsAt = new Date(startsAt.getTime() + msPerHour);
  const wall = (at: Date): string => new Date(at.getTime() - 7 * msPerHour).toISOString().slice(0, 16);
  await db.query(
    'UPDATE class_slots SET starts_at = $2, ends_at = $3, local_start = $4, local_end = $5 WHERE id = $1',
    [slotId, startsAt, endsAt, wall(startsAt), wall(endsAt)],
  );
  return wall(startsAt).slice(0, 10);
}

/** Returns the address at which the first person of a booking signs the waiver. */
export async function waiverPageOf({ id, token }: Pick<GivenBooking, 'id' | 'token'>): Promise<string> {
  const { unsigned } = await callApi('bookings.get', { params: { id }, query: { token } });
  const { pathname, search } = new URL(unsigned[0]?.url ?? '');
  return pathname + search;
}
