import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingStatus, type Locale, PlayerState, type SquadInvitationWire } from '@dronesoccer/contracts';
import { BookedPeople, type BookedPerson, WaiverLinks } from '../../club/waivers/index.js';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { SquadLinks } from './squad-links.js';
import { SquadNotices } from './squad-notices.js';
import { answerAs, hasWaiver, type PlayerView, playerView } from './squads.queries.js';
import { presentInvitation } from './squads.presenter.js';
import { TeamBookings } from './team-bookings.js';

/** Shows an invited player the invitation and records the answer. The signed link in the email identifies the player. */
@Injectable()
export class AnswerInvitation implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: SquadLinks,
    private readonly notices: SquadNotices,
    private readonly bookings: TeamBookings,
    private readonly people: BookedPeople,
    private readonly waivers: WaiverLinks,
  ) {}

  onModuleInit(): void {
    this.people.register('player', bookedPlayer);
  }

  /** @throws AppError BOOK_001 without a valid link, or if the player is no longer in the squad */
  async get(id: string, { token, locale }: Visitor): Promise<SquadInvitationWire> {
    const player = this.links.opens(id, token) ? await playerView(this.database, id, locale) : null;
    if (player === null) throw new AppError('BOOK_001');
    return presentInvitation(player, await this.waiverOf(player, locale), this.clock.now());
  }

  /** @throws AppError BOOK_001 as `get`, BOOK_004 if the tournament has started or the team is not confirmed */
  async answer(id: string, isComing: boolean, visitor: Visitor): Promise<SquadInvitationWire> {
    await this.get(id, visitor);
    await this.database.transaction((tx) => this.answerIn(tx, id, isComing));
    return this.get(id, visitor);
  }

  /** Returns the address at which a player who is coming signs, or null if nothing is to be signed. */
  private async waiverOf({ id, state, status, slot }: PlayerView, locale: Locale): Promise<string | null> {
    const now = this.clock.now();
    const plays = state !== PlayerState.DECLINED && status !== BookingStatus.CANCELLED && now < new Date(slot.endsAt);
    if (!plays || (await hasWaiver(this.database, id, now))) return null;
    return this.waivers.page('player', id, locale);
  }

  /** Holds the booking's lock, like a cancellation and the captain's changes. */
  private async answerIn(tx: Tx, id: string, isComing: boolean): Promise<void> {
    const player = await playerView(tx, id, null);
    if (player === null) throw new AppError('BOOK_001');
    const booking = await this.bookings.source.lock(tx, player.bookingId);
    const now = this.clock.now();
    if (booking.status !== BookingStatus.CONFIRMED || booking.startsAt <= now) throw new AppError('BOOK_004');
    const state = isComing ? PlayerState.CONFIRMED : PlayerState.DECLINED;
    const hasChanged = await answerAs(tx, id, state, now);
    if (hasChanged && !isComing) await this.notices.notifyDeclined(tx, id);
  }
}

/** Returns a player for the waiver, or null if the player declined or the booking is cancelled. */
async function bookedPlayer(executor: Executor, id: string): Promise<BookedPerson | null> {
  const player = await playerView(executor, id, null);
  if (player === null || player.state === PlayerState.DECLINED || player.status === BookingStatus.CANCELLED)
    return null;
  return { name: player.name, userId: null, childId: player.childId };
}
