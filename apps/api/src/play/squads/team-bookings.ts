import { Injectable } from '@nestjs/common';
import type { BookingStatus, BookingWire, Locale } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import type { Tx } from '../../platform/database/index.js';
import type { ArenaSlotRow } from '../slots/index.js';
import type { PlayerRow } from './squads.queries.js';

/** The columns of a booking that decide about its squad. */
export interface TeamBooking {
  id: string;
  slotId: string;
  startsAt: Date;
  status: BookingStatus;
  /** The captain's account; null for a guest. */
  userId: string | null;
  /** The captain's address. */
  email: string;
  locale: Locale;
  /** Null until the captain has named the team. */
  teamName: string | null;
  teamVersion: number;
}

/** Squads reach the bookings they belong to through this port, because bookings build on squads and not the reverse. */
export interface TeamBookingSource {
  /** @throws AppError BOOK_001 if the booking does not exist or the visitor may not see it */
  view(
    id: string,
    visitor: Visitor,
  ): Promise<{ slot: ArenaSlotRow; status: BookingStatus; squad: readonly PlayerRow[] }>;
  /** Locks the booking until the transaction ends. @throws AppError BOOK_001 */
  lock(tx: Tx, id: string): Promise<TeamBooking>;
  /**
   * Renames the team by compare-and-set and raises its version. The caller holds the lock.
   *
   * @returns false if the team has another version
   * @throws AppError BOOK_023 if another team of the tournament has this name
   */
  nameTeam(tx: Tx, id: string, team: { name: string; version: number }): Promise<boolean>;
  /** @throws AppError BOOK_001 as `view` */
  present(id: string, visitor: Visitor): Promise<BookingWire>;
  /** The address of the captain's booking page, with its signed token. */
  pageOf(id: string, locale: Locale): string;
}

/** Holds the source that the bookings feature registers when it starts. */
@Injectable()
export class TeamBookings {
  private registered: TeamBookingSource | null = null;

  register(source: TeamBookingSource): void {
    this.registered = source;
  }

  /** @throws Error if the bookings feature did not register */
  get source(): TeamBookingSource {
    if (this.registered === null) throw new Error('No feature serves the bookings of squads');
    return this.registered;
  }
}
