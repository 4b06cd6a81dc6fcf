import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingStatus, serverLimits, type Locale, PlayerState, SlotType } from '@dronesoccer/contracts';
import { msPerDay, squadChange } from '@dronesoccer/domain';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { Mail, StrangerMail } from '../../platform/mail/index.js';
import { type ArenaSlotRow, arenaSlot } from '../slots/index.js';
import { withCaptainsChildren } from './captains-children.js';
import { squadTakenOut } from './mails/squads.mails.js';
import { SquadNotices } from './squad-notices.js';
import { addedPlayer, changeSquad, isCaptains, type PlayerRow, squadOf } from './squads.queries.js';
import { presentTeam } from './squads.presenter.js';
import { assertValidSquad, type RequestedTeam } from './team.js';
import { type TeamBooking, TeamBookings } from './team-bookings.js';

/** The number of seconds after which an address with too many emails may be tried again. */
const pause = 3_600;

/** Lets the captain name the team and its players until the tournament starts. */
@Injectable()
export class EditSquad implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
    private readonly mail: Mail,
    private readonly strangers: StrangerMail,
    private readonly bookings: TeamBookings,
    private readonly notices: SquadNotices,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      table: 'squad_players',
      column: 'changed_at',
      olderThanMs: serverLimits.squadDays * msPerDay,
    });
  }

  /**
   * Changes the team. Players who stay keep their answers, added players are invited, and removed players who had
   * confirmed are notified.
   *
   * @param from the visitor's network address
   * @throws AppError BOOK_001, BOOK_004 if the booking has no team, is cancelled or has started, BOOK_007, BOOK_013
   * with the current team, BOOK_018, BOOK_023
   */
  async change(id: string, team: RequestedTeam & { version: number }, visitor: Visitor, from: string): Promise<void> {
    // A visitor who may not see the booking learns nothing about it.
    const { slot } = await this.bookings.source.view(id, visitor);
    if (slot.type !== SlotType.TOURNAMENT) throw new AppError('BOOK_004');
    await this.database.transaction((tx) => this.changeIn(tx, id, team, from));
  }

  /**
   * Resends the invitation to a player who has not answered.
   *
   * @throws AppError BOOK_001 also for a player of another team, BOOK_004, COMMON_006 if the address has received too
   * many emails
   */
  async inviteAgain(id: string, playerId: string, visitor: Visitor, from: string): Promise<void> {
    const { squad, status } = await this.bookings.source.view(id, visitor);
    const player = squad.find((one) => one.id === playerId);
    if (player === undefined) throw new AppError('BOOK_001');
    // Refuse an impossible request before the email is counted.
    if (status !== BookingStatus.CONFIRMED || player.state !== PlayerState.INVITED) throw new AppError('BOOK_004');
    if (!(await this.strangers.admits({ purpose: 'squad', to: player.email, from }))) {
      throw new AppError('COMMON_006', { retryAfter: pause });
    }
    await this.database.transaction(async (tx) => {
      const { booking, now } = await this.lockEditable(tx, id);
      if (booking.status !== BookingStatus.CONFIRMED) throw new AppError('BOOK_004');
      await this.notices.invite(tx, [player], { at: now, from: null, isAdmitted: true });
    });
  }

  private async changeIn(
    tx: Tx,
    id: string,
    { name, squad, version }: RequestedTeam & { version: number },
    from: string,
  ): Promise<void> {
    const { booking, now } = await this.lockEditable(tx, id);
    const current = await squadOf(tx, id);
    if (booking.teamVersion !== version) {
      throw new AppError('BOOK_013', { data: { team: presentTeam({ ...booking, squad: current }) } });
    }
    assertValidSquad(squad, { isNamedLater: current.length === 0, path: 'squad' });
    if (!(await this.bookings.source.nameTeam(tx, id, { name, version }))) throw new AppError('BOOK_013');
    const players = await withCaptainsChildren(tx, squad, { captain: booking, current, path: 'squad' });
    const { kept, added: named, removed } = squadChange(current, players);
    const added = named.map((player) => addedPlayer(player.named, player.position, booking.email));
    await changeSquad(tx, id, { kept, removed, added }, now);
    if (booking.status !== BookingStatus.CONFIRMED) return;
    await this.notices.invite(tx, added, { at: now, from });
    await this.tellTakenOut(tx, { ...booking, teamName: name }, removed);
  }

  private async lockEditable(tx: Tx, id: string): Promise<{ booking: TeamBooking; now: Date }> {
    const booking = await this.bookings.source.lock(tx, id);
    const now = this.clock.now();
    if (booking.status === BookingStatus.CANCELLED || booking.startsAt <= now) throw new AppError('BOOK_004');
    return { booking, now };
  }

  /** Enqueues complete emails with the change, because a removed player has no row that a job could read later. */
  private async tellTakenOut(tx: Tx, booking: TeamBooking, removed: readonly PlayerRow[]): Promise<void> {
    const { email: captain, locale, teamName, slotId } = booking;
    const notified = removed.filter(
      ({ state, email }) => state === PlayerState.CONFIRMED && !isCaptains(email, captain),
    );
    if (notified.length === 0 || teamName === null) return;
    const slot = await this.slotIn(tx, locale, slotId);
    await this.mail.enqueueMany(
      tx,
      notified.map(({ email }) => ({ to: email, locale, template: squadTakenOut, data: { team: teamName, slot } })),
    );
  }

  private async slotIn(tx: Tx, locale: Locale, slotId: string): Promise<ArenaSlotRow> {
    const slot = await arenaSlot(tx, locale, slotId);
    if (slot === null) throw new Error('A booking without its slot');
    return slot;
  }
}
