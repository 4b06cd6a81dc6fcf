import { randomUUID } from 'node:crypto';
import {
  BookingMode,
  type BookingQuoteWire,
  type BookingWire,
  PackageTier,
  type PaymentWire,
  type SquadInvitationWire,
  type TeamBody,
  type WaitlistEntryWire,
  type WaitlistState,
} from '@dronesoccer/contracts';
import type { Executor } from '../../src/platform/database/index.js';
import { eventually } from './eventually.js';
import { type Answer, call, dataOf, eventOf, sendWebhook } from './shopping.js';

/** From the minute that it is, so that a wall time has no seconds. */
export const inHours = (hours: number): Date =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + Math.round(hours * 3_600_000));
export const inDays = (days: number): Date => inHours(days * 24);

/** How many places of a slot are held or booked. */
export async function takenOf(database: Executor, slotId: string): Promise<number | undefined> {
  const sql = 'SELECT taken FROM class_slots WHERE id = $1';
  return (await database.query<{ taken: number }>(sql, [slotId]))[0]?.taken;
}

/** The hold of an unpaid booking is over at this instant, and the job that ends it is due. */
export async function endHold(database: Executor, bookingId: string): Promise<void> {
  await database.query(
    `WITH over AS (UPDATE bookings SET hold_expires_at = now() WHERE id = $1 RETURNING id)
     UPDATE pgboss.job SET start_after = now() FROM over
     WHERE name = 'bookings.expire' AND data ->> 'bookingId' = over.id::text`,
    [bookingId],
  );
}

export interface BookingWish {
  slotId: string;
  mode?: BookingMode;
  tier?: PackageTier;
  /** 1 when absent; of the whole arena none. */
  seats?: number;
  /** Who enters a tournament, in place of seats. */
  team?: TeamBody;
  email?: string;
  locale?: 'en' | 'fr';
}

type Headers = Readonly<Record<string, string>>;

const wanted = ({ slotId, mode = BookingMode.SHARED, tier = PackageTier.STANDARD, seats = 1, team }: BookingWish) => ({
  slotId,
  mode,
  tier,
  seats:
    mode === BookingMode.FULL || team !== undefined
      ? []
      : Array.from({ length: seats }, (_, index) => ({ name: `Flyer ${index + 1}` })),
  ...(team !== undefined && { team }),
});

/** A team with a squad of so many players, the first of them its striker. */
export const someTeam = (players = 4, name = `Team ${randomUUID().slice(0, 8)}`): TeamBody => ({
  name,
  squad: Array.from({ length: players }, (_, index) => ({
    name: `Player ${'ABCDEFGHIJ'[index]}`,
    email: `player-${randomUUID()}@example.test`,
    isStriker: index === 0,
  })),
});

/** A booking's body, with the total that a quote gave. */
export async function bookingBody(origin: string, wish: BookingWish, headers: Headers = {}): Promise<object> {
  const body = wanted(wish);
  const { total } = dataOf(await call<BookingQuoteWire>(origin, '/api/bookings/quote', body, { headers }));
  const email = wish.email ?? `guest-${randomUUID()}@example.test`;
  const contact = { fullName: 'Ari Tremblay', email, phone: '+1 604 555 0134' };
  return { ...body, contact, expectedTotal: total, ...(wish.locale !== undefined && { locale: wish.locale }) };
}

export async function placeBooking(origin: string, wish: BookingWish, headers: Headers = {}): Promise<BookingWire> {
  const body = await bookingBody(origin, wish, headers);
  return dataOf(await call<BookingWire>(origin, '/api/bookings', body, { headers }));
}

const keyOf = ({ accessToken }: BookingWire): string => (accessToken === undefined ? '' : `?token=${accessToken}`);

export async function startBookingPayment(
  origin: string,
  booking: BookingWire,
  headers: Headers = {},
): Promise<PaymentWire> {
  const body = { bookingId: booking.id, token: booking.accessToken };
  return dataOf(await call<PaymentWire>(origin, '/api/payments', body, { headers }));
}

/** The booking as its guest reads it. */
export async function readBooking(origin: string, booking: BookingWire): Promise<BookingWire> {
  return dataOf(await call<BookingWire>(origin, `/api/bookings/${booking.id}${keyOf(booking)}`));
}

/** Placed and paid by a guest; with the key to it. */
export async function paidBooking(origin: string, wish: BookingWish): Promise<BookingWire> {
  const booking = await placeBooking(origin, wish);
  await sendWebhook(origin, eventOf('paid', await startBookingPayment(origin, booking)));
  return { ...(await readBooking(origin, booking)), accessToken: booking.accessToken ?? '' };
}

export function cancelBooking(
  origin: string,
  booking: BookingWire,
  body: { expectedRefund: number; seatIds?: string[] },
): Promise<Answer<BookingWire>> {
  return call<BookingWire>(origin, `/api/bookings/${booking.id}/cancel${keyOf(booking)}`, body);
}

export function moveBooking(origin: string, booking: BookingWire, slotId: string): Promise<Answer<BookingWire>> {
  return call<BookingWire>(origin, `/api/bookings/${booking.id}${keyOf(booking)}`, { slotId }, { method: 'PUT' });
}

export function changeSquad(
  origin: string,
  booking: BookingWire,
  body: TeamBody & { version: number },
): Promise<Answer<BookingWire>> {
  return call<BookingWire>(origin, `/api/bookings/${booking.id}/squad${keyOf(booking)}`, body, { method: 'PUT' });
}

/** The address of a player's page in the mail that invited them, without the site's. */
export const invitationIn = ({ links }: { links: readonly string[] }): string => {
  const { pathname, search } = new URL(links.find((link) => link.includes('/squad/')) ?? '');
  return `${pathname.replace(/^\/fr/, '')}${search}`;
};

export function answerInvitation(
  origin: string,
  invitation: string,
  isComing: boolean,
): Promise<Answer<SquadInvitationWire>> {
  return call<SquadInvitationWire>(origin, `/api${invitation.replace('?', '/answer?')}`, { isComing });
}

export interface WaitingWish {
  slotId: string;
  seats?: number;
  email?: string;
  locale?: 'en' | 'fr';
}

export function joinWaitlist(
  origin: string,
  { slotId, seats = 1, email = `guest-${randomUUID()}@example.test`, locale = 'en' }: WaitingWish,
  headers: Headers = {},
): Promise<Answer<WaitlistEntryWire>> {
  const body = { seats, tier: PackageTier.STANDARD, contact: { fullName: 'Ari Tremblay', email }, locale };
  return call<WaitlistEntryWire>(origin, `/api/class-slots/${slotId}/waitlist`, body, { headers });
}

/** The entry as its guest reads it. */
export async function readWaiting(origin: string, { id, accessToken }: WaitlistEntryWire): Promise<WaitlistEntryWire> {
  return dataOf(await call<WaitlistEntryWire>(origin, `/api/waitlist/${id}?token=${accessToken ?? ''}`));
}

/** The entry once it has this state. */
export function waitingBecomes(
  origin: string,
  entry: WaitlistEntryWire,
  state: WaitlistState,
): Promise<WaitlistEntryWire> {
  return eventually(
    () => readWaiting(origin, entry),
    (read) => read.state === state,
  );
}

export function leaveWaitlist(
  origin: string,
  { id, accessToken }: WaitlistEntryWire,
): Promise<Answer<WaitlistEntryWire>> {
  const path = `/api/waitlist/${id}?token=${accessToken ?? ''}`;
  return call<WaitlistEntryWire>(origin, path, undefined, { method: 'DELETE' });
}
