import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  BookingStatus,
  type Locale,
  PlayerState,
  SeatState,
  SlotType,
  type UnsignedWire,
} from '@dronesoccer/contracts';
import { waiversValidSince } from '@dronesoccer/domain';
import { BookedPeople, type BookedPerson, seatHasWaiver, WaiverLinks } from '../../../club/waivers/index.js';
import type { Executor } from '../../../platform/database/index.js';
import { squadPlayerHasWaiver } from '../../squads/index.js';

interface UnsignedRow {
  bookingId: string;
  kind: 'seat' | 'player';
  id: string;
  name: string;
  locale: Locale;
}

const ofStandingBooking = `JOIN bookings b ON b.id = person.booking_id JOIN class_slots s ON s.id = b.slot_id
  WHERE b.id = ANY ($1::uuid[]) AND b.status <> ${BookingStatus.CANCELLED} AND s.ends_at > $2`;

/** Finds the people of bookings who have no valid waiver, with the address at which each signs. */
@Injectable()
export class UnsignedPeople implements OnModuleInit {
  constructor(
    private readonly links: WaiverLinks,
    private readonly people: BookedPeople,
  ) {}

  onModuleInit(): void {
    this.people.register('seat', bookedSeat);
  }

  /**
   * Returns them by booking until its slot is over: the guests of its seats, or the players of its team. A seat of a
   * tournament is the team's entry and has no waiver.
   */
  async of(executor: Executor, bookingIds: readonly string[], at: Date): Promise<UnsignedOf> {
    const rows = await executor.query<UnsignedRow>(
      `SELECT person.booking_id AS "bookingId", 'seat' AS kind, person.id, person.name, b.locale, person.position
       FROM booking_seats person ${ofStandingBooking} AND s.type <> ${SlotType.TOURNAMENT}
         AND person.state = ${SeatState.TAKEN} AND NOT ${seatHasWaiver('person', '$3')}
       UNION ALL
       SELECT person.booking_id, 'player', person.id, person.name, b.locale, person.position
       FROM squad_players person ${ofStandingBooking}
         AND person.state <> ${PlayerState.DECLINED} AND NOT ${squadPlayerHasWaiver('person', '$3')}
       ORDER BY position`,
      [bookingIds, at, waiversValidSince(at)],
      'booking-unsigned-people',
    );
    const people = Map.groupBy(rows, ({ bookingId }) => bookingId);
    return (bookingId) => (people.get(bookingId) ?? []).map((row) => this.present(row));
  }

  private present({ kind, id, name, locale }: UnsignedRow): UnsignedWire {
    return { id, name, url: this.links.page(kind, id, locale) };
  }
}

/** Returns the people of a booking who have no valid waiver. */
export type UnsignedOf = (bookingId: string) => UnsignedWire[];

export const noUnsigned: UnsignedOf = () => [];

/** Returns the person of a seat, or null if the seat or its booking is cancelled. */
async function bookedSeat(executor: Executor, seatId: string): Promise<BookedPerson | null> {
  const [row] = await executor.query<BookedPerson>(
    `SELECT t.name, t.user_id AS "userId", t.child_id AS "childId" FROM booking_seats t JOIN bookings b ON b.id = t.booking_id
     WHERE t.id = $1::uuid AND t.state = ${SeatState.TAKEN} AND b.status <> ${BookingStatus.CANCELLED}`,
    [seatId],
    'booking-seat-person',
  );
  return row ?? null;
}
