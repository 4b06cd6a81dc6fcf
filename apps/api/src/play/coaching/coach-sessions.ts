import { Injectable } from '@nestjs/common';
import type { CoachSessionDetailWire, CoachSessionWire, Locale } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { GroupGuests } from '../bookings/index.js';
import { presentCoachedSeat, presentCoachSession } from './coaching.presenter.js';
import { coachedSeats, coachSession, coachSessions } from './coaching.queries.js';

/** Reads the slots of a coach, from 7 days before the start until a day after the end. */
@Injectable()
export class CoachSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly guests: GroupGuests,
  ) {}

  async list(coachId: string, locale: Locale): Promise<CoachSessionWire[]> {
    const now = this.clock.now();
    const rows = await coachSessions(this.database, { coachId, locale, now });
    return rows.map((row) => presentCoachSession(row, now));
  }

  /** @throws AppError BOOK_021 also for a slot of another coach, and for one that is not visible now */
  async get(
    id: string,
    coachId: string,
    locale: Locale,
    executor: Executor = this.database,
  ): Promise<CoachSessionDetailWire> {
    const now = this.clock.now();
    const row = await coachSession(executor, id, { coachId, locale, now });
    if (row === null) throw new AppError('BOOK_021');
    const seats = await coachedSeats(executor, row.id, now);
    const bookingIds = seats.map(({ bookingId }) => bookingId);
    const guestsOf = await this.guests.of(executor, bookingIds, now);
    return { ...presentCoachSession(row, now), people: seats.map((seat) => presentCoachedSeat(seat, guestsOf)) };
  }
}
