import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BookingWire, Locale } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { TeamBookings, type TeamBookingSource } from '../../squads/index.js';
import { lockExistingBooking, type ScheduledBooking } from '../bookings.queries.js';
import { BookingLinks } from '../show/booking-links.js';
import type { BookingView } from '../show/booking-view.queries.js';
import { ReadBookings } from '../show/read-bookings.js';
import { nameTeam } from './teams.queries.js';

/** Serves the bookings of teams to the squads feature. */
@Injectable()
export class ServeSquads implements OnModuleInit, TeamBookingSource {
  constructor(
    private readonly teams: TeamBookings,
    private readonly bookings: ReadBookings,
    private readonly links: BookingLinks,
  ) {}

  onModuleInit(): void {
    this.teams.register(this);
  }

  view(id: string, visitor: Visitor): Promise<BookingView> {
    return this.bookings.view(id, visitor, visitor.locale);
  }

  lock(tx: Tx, id: string): Promise<ScheduledBooking> {
    return lockExistingBooking(tx, id);
  }

  nameTeam(tx: Tx, id: string, team: { name: string; version: number }): Promise<boolean> {
    return nameTeam(tx, id, team);
  }

  present(id: string, visitor: Visitor): Promise<BookingWire> {
    return this.bookings.get(id, visitor);
  }

  pageOf(id: string, locale: Locale): string {
    return this.links.booking(id, locale);
  }
}
