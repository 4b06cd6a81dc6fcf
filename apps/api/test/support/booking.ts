import { msPerHour, msPerMinute } from '@dronesoccer/domain';
import { randomUUID } from 'node:crypto';
import {
  BookingMode,
  type BookingWire,
  type CallBody,
  PackageTier,
  type PaymentWire,
  type SquadInvitationWire,
  type TeamBody,
  type WaitlistEntryWire,
  type WaitlistState,
} from '@dronesoccer/contracts';
import type { Executor } from '../../src/platform/database/index.js';
import { type Answer, clientOf } from './client.js';
import { eventually } from './eventually.js';
import { eventOf, sendWebhook } from './shopping.js';

/** Returns the instant this many hours from now, on a whole minute, so that wall times have no seconds. */
export const inHours = (hours: number): Date =>
  new Date(Math.floor(Date.now() / msPerMinute) * msPerMinute + Math.round(hours * msPerHour));
export const inDays = (days: number): Date => inHours(days * 24);

/** Returns the number of places of a slot that are held or booked. */
export async function takenOf(database: Executor, slotId: string): Promise<number | undefined> {
  const sql = 'SELECT taken FROM class_slots WHERE id = $1';
  return (await database.query<{ taken: number }>(sql, [slotId]))[0]?.taken;
}

/** Ends the hold of an unpaid booking now, and makes the job due that expires it. */
export async function endHold(database: Executor, bookingId: string): Promise<void> {
  await database.query(
    `WITH over AS (UPDATE bookings SET hold_expires_at = now() - make_interval(secs => 1) WHERE id = $1 RETURNING id)
     UPDATE pgboss.job SET start_after = now() FROM over
     WHERE name = 'bookings.expire' AND data ->> 'bookingId' = over.id::text`,
    [bookingId],
  );
}

export interface BookingWish {
  slotId: string;
  mode?: BookingMode;
  tier?: PackageTier;
  /** Default: 1. Ignored for the whole arena. */
  seats?: number;
  /** The team that enters a tournament, instead of seats. */
  team?: TeamBody;
  email?: string;
  locale?: 'en' | 'fr';
}

type Headers = Readonly<Record<string, string>>;

const bookingBodyOf = ({
  slotId,
  mode = BookingMode.SHARED,
  tier = PackageTier.STANDARD,
  seats = 1,
  team,
}: BookingWish) => ({
  slotId,
  mode,
  tier,
  seats:
    mode === BookingMode.FULL || team !== undefined
      ? []
      : Array.from({ length: seats }, (_, index) => ({ name: `Flyer ${index + 1}` })),
  ...(team !== undefined && { team }),
});

/** Returns a team with this many players, the first of whom is the striker. */
export const someTeam = (players = 4, name = `Team ${randomUUID().slice(0, 8)}`): TeamBody => ({
  name,
  squad: Array.from({ length: players }, (_, index) => ({
    name: `Player ${'ABCDEFGHIJ'[index]}`,
    email: `player-${randomUUID()}@example.test`,
    isStriker: index === 0,
  })),
});

/** Returns the body of a booking, with the total from a quote. */
export async function bookingBody(
  origin: string,
  wish: BookingWish,
  headers: Headers = {},
): Promise<CallBody<'bookings.place'>> {
  const body = bookingBodyOf(wish);
  const { total } = await clientOf(origin, headers).call('bookings.quote', { body });
  const email = wish.email ?? `guest-${randomUUID()}@example.test`;
  const contact = { fullName: 'Ari Tremblay', email, phone: '+1 604 555 0134' };
  return {
    ...body,
    contact,
    guardian: null,
    expectedTotal: total,
    ...(wish.locale !== undefined && { locale: wish.locale }),
  };
}

export async function placeBooking(origin: string, wish: BookingWish, headers: Headers = {}): Promise<BookingWire> {
  return clientOf(origin, headers).call('bookings.place', { body: await bookingBody(origin, wish, headers) });
}

/** Returns the booking's parameters, with its guest's access token. */
const keyTo = ({ id, accessToken: token }: BookingWire) => ({ params: { id }, query: { ...(token && { token }) } });

export async function startBookingPayment(
  origin: string,
  booking: BookingWire,
  headers: Headers = {},
): Promise<PaymentWire> {
  const body = { bookingId: booking.id, ...(booking.accessToken && { token: booking.accessToken }) };
  return clientOf(origin, headers).call('payments.create', { body });
}

/** Reads the booking as its guest. */
export function readBooking(origin: string, booking: BookingWire): Promise<BookingWire> {
  return clientOf(origin).call('bookings.get', keyTo(booking));
}

/** Places and pays a booking as a guest. The result includes the access token. */
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
  return clientOf(origin).answer('bookings.cancel', { ...keyTo(booking), body });
}

export function acceptBooking(
  origin: string,
  booking: BookingWire,
  guardian: { fullName: string } | null,
  headers: Headers = {},
): Promise<Answer<BookingWire>> {
  return clientOf(origin, headers).answer('bookings.accept', { ...keyTo(booking), body: { guardian } });
}

export function moveBooking(origin: string, booking: BookingWire, slotId: string): Promise<Answer<BookingWire>> {
  return clientOf(origin).answer('bookings.move', { ...keyTo(booking), body: { slotId } });
}

export function changeSquad(
  origin: string,
  booking: BookingWire,
  body: TeamBody & { version: number },
): Promise<Answer<BookingWire>> {
  return clientOf(origin).answer('squads.change', { ...keyTo(booking), body });
}

/** Returns the path of a player's page from the invitation email. */
export const invitationIn = ({ links }: { links: readonly string[] }): string => {
  const { pathname, search } = new URL(links.find((link) => link.includes('/squad/')) ?? '');
  return `${pathname.replace(/^\/fr/, '')}${search}`;
};

/** Returns the player's id and access token from an invitation. */
export function invitedTo(invitation: string) {
  const { pathname, searchParams } = new URL(invitation, 'http://localhost');
  return { params: { id: pathname.split('/').at(-1) ?? '' }, query: Object.fromEntries(searchParams) };
}

export function answerInvitation(
  origin: string,
  invitation: string,
  isComing: boolean,
): Promise<Answer<SquadInvitationWire>> {
  return clientOf(origin).answer('squads.answer', { ...invitedTo(invitation), body: { isComing } });
}

interface WaitingWish {
  slotId: string;
  seats?: number;
  email?: string;
  locale?: 'en' | 'fr';
  /** The answer about minors; if absent, no one is a minor. */
  guardian?: { fullName: string } | 'not asked';
}

export function joinWaitlist(
  origin: string,
  { slotId, seats = 1, email = `guest-${randomUUID()}@example.test`, locale = 'en', guardian }: WaitingWish,
  headers: Headers = {},
): Promise<Answer<WaitlistEntryWire>> {
  const contact = { fullName: 'Ari Tremblay', email };
  const answer = guardian === 'not asked' ? {} : { guardian: guardian ?? null };
  const body = { seats, tier: PackageTier.STANDARD, contact, locale, ...answer };
  return clientOf(origin, headers).answer('waitlist.join', { params: { id: slotId }, body });
}

/** Reads the waitlist entry as its guest. */
export function readWaiting(origin: string, { id, accessToken }: WaitlistEntryWire): Promise<WaitlistEntryWire> {
  return clientOf(origin).call('waitlist.get', { params: { id }, query: { token: accessToken ?? '' } });
}

/** Waits until the entry has this state, and returns it. */
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
  return clientOf(origin).answer('waitlist.leave', { params: { id }, query: { token: accessToken ?? '' } });
}
