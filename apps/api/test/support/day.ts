import {
  BookingMode,
  type BookingWire,
  type CallBody,
  type DayBookingWire,
  DeskMethod,
  PackageTier,
  type ScanWire,
} from '@dronesoccer/contracts';
import { msPerHour, msPerMinute } from '@dronesoccer/domain';
import type { Executor } from '../../src/platform/database/index.js';
import { type Answer, clientOf } from './client.js';

type Headers = Readonly<Record<string, string>>;

/** Returns a time as Vancouver's clocks show it, to the minute. */
export const wallInVancouver = (at: Date): string => new Date(at.getTime() - 7 * msPerHour).toISOString().slice(0, 16);

/** Moves a slot to start this many minutes from now, for one hour. The wall times are Vancouver's. */
export async function takesPlaceIn(executor: Executor, slotId: string, minutes: number): Promise<{ day: string }> {
  const startsAt = new Date(Math.floor(Date.now() / msPerMinute) * msPerMinute + minutes * msPerMinute);
  const endsAt = new Date(startsAt.getTime() + msPerHour);
  await executor.query(
    'UPDATE class_slots SET starts_at = $2, ends_at = $3, local_start = $4, local_end = $5 WHERE id = $1',
    [slotId, startsAt, endsAt, wallInVancouver(startsAt), wallInVancouver(endsAt)],
  );
  return { day: wallInVancouver(startsAt).slice(0, 10) };
}

interface DeskWish {
  slotId: string;
  /** Default: 1. */
  seats?: number;
  method?: DeskMethod;
  email?: string;
}

/** Returns the body of a desk booking, with the total from a quote. */
export async function deskBody(
  origin: string,
  wish: DeskWish,
  headers: Headers,
): Promise<CallBody<'bookings.desk.admin.book'>> {
  const { slotId, seats = 1, method = DeskMethod.CASH, email } = wish;
  const choice = {
    ...{ slotId, mode: BookingMode.SHARED, tier: PackageTier.STANDARD },
    seats: Array.from({ length: seats }, (_, index) => ({ name: `Walk-in ${index + 1}` })),
  };
  const asked = { ...choice, ...(email !== undefined && { email }) };
  const { total } = await clientOf(origin, headers).call('bookings.desk.admin.quote', { body: asked });
  const contact = { fullName: 'Wanda Roy', ...(email !== undefined && { email }) };
  return { ...choice, contact, method, expectedTotal: total };
}

export async function bookAtDesk(origin: string, wish: DeskWish, headers: Headers): Promise<Answer<DayBookingWire>> {
  return clientOf(origin, headers).answer('bookings.desk.admin.book', { body: await deskBody(origin, wish, headers) });
}

export function payAtDesk(
  origin: string,
  { id, total }: Pick<BookingWire, 'id' | 'total'>,
  headers: Headers,
  method: DeskMethod = DeskMethod.CARD,
): Promise<Answer<DayBookingWire>> {
  const body = { method, expectedTotal: total };
  return clientOf(origin, headers).answer('bookings.desk.admin.pay', { params: { id }, body });
}

export interface Scanned {
  arenaId: string;
  day: string;
  code: string;
}

export const scan = (origin: string, body: Scanned, headers: Headers): Promise<Answer<ScanWire>> =>
  clientOf(origin, headers).answer('bookings.day.admin.scan', { body });
