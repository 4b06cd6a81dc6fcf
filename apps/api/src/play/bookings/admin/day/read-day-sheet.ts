import { Injectable } from '@nestjs/common';
import type { DayBookingWire, DaySheetWire, Locale, ReceivedQuery } from '@dronesoccer/contracts';
import { dayAt, daySpan } from '@dronesoccer/domain/calendar';
import type { CompanyScope } from '../../../../platform/access/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, type Executor } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { GroupGuests } from '../../show/group-guests.js';
import { UnsignedPeople } from '../../show/unsigned-people.js';
import { notesOfBookings } from './child-notes.queries.js';
import { type PeopleFacts, presentDayBooking, presentDaySlot } from './day.presenter.js';
import { arenaDay, bookingsOfSlots, dayBooking, type DayBookingRow, waitingForSlots } from './day.queries.js';

/** Reads the day sheet: an arena's bookings and waitlist on one day. */
@Injectable()
export class ReadDaySheet {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly guests: GroupGuests,
    private readonly unsigned: UnsignedPeople,
  ) {}

  /** @throws AppError ARENA_004 also for another company's arena */
  async get(
    { arenaId, day: wanted }: ReceivedQuery<'bookings.day.admin.sheet'>,
    scope: CompanyScope,
    locale: Locale,
  ): Promise<DaySheetWire> {
    const now = this.clock.now();
    const dayIn = (zone: string): string => wanted ?? dayAt(zone, now);
    const span = (zone: string) => daySpan(zone, dayIn(zone), dayIn(zone));
    const found = await arenaDay(this.database, arenaId, { span, scope, locale });
    if (found === null) throw new AppError('ARENA_004');
    const { arena, timeZone, slots } = found;
    const slotIds = slots.map(({ id }) => id);
    const [bookings, waiting] = await Promise.all([
      bookingsOfSlots(this.database, slotIds, scope),
      waitingForSlots(this.database, slotIds),
    ]);
    const ids = bookings.map(({ id }) => id);
    const facts = await this.factsOf(this.database, ids, now);
    return {
      arena: { id: arena.id, name: arena.name, location: arena.place.name, timeZone },
      day: dayIn(timeZone),
      today: dayAt(timeZone, now),
      slots: slots.map((slot) => presentDaySlot(slot, { bookings, waiting, ...facts }, now)),
    };
  }

  /** @throws AppError BOOK_001 also for another company's booking */
  async booking(id: string, scope: CompanyScope): Promise<DayBookingWire> {
    const booking = await dayBooking(this.database, id, scope);
    if (booking === null) throw new AppError('BOOK_001');
    return this.present(this.database, booking);
  }

  async present(executor: Executor, booking: DayBookingRow): Promise<DayBookingWire> {
    return presentDayBooking(booking, await this.factsOf(executor, [booking.id], this.clock.now()));
  }

  private async factsOf(executor: Executor, bookingIds: readonly string[], at: Date): Promise<PeopleFacts> {
    const unsigned = await this.unsigned.of(executor, bookingIds, at);
    const guests = await this.guests.of(executor, bookingIds, at);
    return { unsigned, guests, notes: await notesOfBookings(executor, bookingIds, at) };
  }
}
