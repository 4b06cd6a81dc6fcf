import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingMode, BookingStatus, type DayGuestsWire, type Locale, SlotType } from '@dronesoccer/contracts';
import { waiversValidSince } from '@dronesoccer/domain';
import {
  type BookedGroup,
  BookedPeople,
  type SignedGuest,
  signedGuests,
  WaiverLinks,
} from '../../../club/waivers/index.js';
import type { Executor } from '../../../platform/database/index.js';

interface GroupRow {
  bookingId: string;
  locale: Locale;
  places: number;
  isOver: boolean;
  people: SignedGuest[];
}

/** An SQL condition: a booking of a whole arena that is not cancelled. A tournament has teams, whose players sign. */
const isGroup = `b.mode = ${BookingMode.FULL} AND b.status <> ${BookingStatus.CANCELLED} AND s.type <> ${SlotType.TOURNAMENT}`;

/** Finds the waivers of the guests of whole arenas, with the address at which they sign. */
@Injectable()
export class GroupGuests implements OnModuleInit {
  constructor(
    private readonly links: WaiverLinks,
    private readonly people: BookedPeople,
  ) {}

  onModuleInit(): void {
    this.people.registerGroups(bookedGroup);
  }

  /** Reads them by booking. After the end of the slot, the waivers that were signed remain, without the address. */
  async of(executor: Executor, bookingIds: readonly string[], at: Date): Promise<GuestsOf> {
    const rows = await executor.query<GroupRow>(
      `SELECT b.id AS "bookingId", b.locale, b.places, s.ends_at <= $2 AS "isOver",
         ${signedGuests('b', `CASE WHEN s.ends_at <= $2 THEN '-infinity' ELSE $3::timestamptz END`)} AS people
       FROM bookings b JOIN class_slots s ON s.id = b.slot_id WHERE b.id = ANY ($1::uuid[]) AND ${isGroup}`,
      [bookingIds, at, waiversValidSince(at)],
      'booking-group-guests',
    );
    const groups = new Map(rows.map((row) => [row.bookingId, this.present(row)]));
    return (bookingId) => groups.get(bookingId) ?? null;
  }

  private present({ bookingId, locale, places, isOver, people }: GroupRow): DayGuestsWire {
    const url = isOver ? null : this.links.page('group', bookingId, locale);
    return { signed: people.length, places, url, names: people.map(({ name }) => name), people };
  }
}

/** Returns the waivers of the guests of a booking, or null unless it is for a whole arena. */
export type GuestsOf = (bookingId: string) => DayGuestsWire | null;

export const noGuests: GuestsOf = () => null;

async function bookedGroup(executor: Executor, bookingId: string): Promise<BookedGroup | null> {
  const [row] = await executor.query<BookedGroup>(
    `SELECT b.name AS host, b.places, s.ends_at AS "endsAt" FROM bookings b JOIN class_slots s ON s.id = b.slot_id
     WHERE b.id = $1::uuid AND ${isGroup}`,
    [bookingId],
    'booking-group',
  );
  return row ?? null;
}
