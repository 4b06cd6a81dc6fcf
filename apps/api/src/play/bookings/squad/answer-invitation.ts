import { Injectable } from '@nestjs/common';
import { BookingStatus, PlayerState, type SquadInvitationWire } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { lockBooking } from '../bookings.queries.js';
import { SquadLinks } from './squad-links.js';
import { SquadNotices } from './squad-notices.js';
import { answerAs, playerView } from './squad.queries.js';
import { presentInvitation } from './squad.presenter.js';

/** What an invited player reads and answers, by the link that was mailed to them. */
@Injectable()
export class AnswerInvitation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: SquadLinks,
    private readonly notices: SquadNotices,
  ) {}

  /** @throws AppError BOOK_001 without the link, and for a player who was taken out of the squad */
  async get(id: string, { token, locale }: Visitor): Promise<SquadInvitationWire> {
    const player = this.links.opens(id, token) ? await playerView(this.database, id, locale) : null;
    if (player === null) throw new AppError('BOOK_001');
    return presentInvitation(player, this.clock.now());
  }

  /** @throws AppError BOOK_001 as `get`, BOOK_004 once it has started or the team is not coming */
  async answer(id: string, isComing: boolean, visitor: Visitor): Promise<SquadInvitationWire> {
    await this.get(id, visitor);
    await this.database.transaction((tx) => this.answerIn(tx, id, isComing));
    return this.get(id, visitor);
  }

  /** Behind the booking's lock, as its cancellation and the captain's changes are. */
  private async answerIn(tx: Tx, id: string, isComing: boolean): Promise<void> {
    const player = await playerView(tx, id, null);
    const booking = player && (await lockBooking(tx, player.bookingId));
    if (booking === null) throw new AppError('BOOK_001');
    const now = this.clock.now();
    if (booking.status !== BookingStatus.CONFIRMED || booking.startsAt <= now) throw new AppError('BOOK_004');
    const state = isComing ? PlayerState.CONFIRMED : PlayerState.DECLINED;
    const hasChanged = await answerAs(tx, id, state, now);
    if (hasChanged && !isComing) await this.notices.tellDecline(tx, id);
  }
}
