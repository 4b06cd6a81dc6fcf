import { Injectable } from '@nestjs/common';
import { CancelReason, MembershipEventKind, MembershipStatus } from '@dronesoccer/contracts';
import { addDays, type MembershipTerm, membershipTerm, membershipTransition } from '@dronesoccer/domain';
import { dayAt, instantOf, membershipEnds } from '@dronesoccer/domain/calendar';
import { SubjectPayments } from '../../../money/payments/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { mailAboutMembership } from '../memberships.jobs.js';
import {
  activeOf,
  activeOfPerson,
  addEvent,
  cancelMembership,
  finishMembership,
  lockMembership,
  type MembershipRow,
  moveMembership,
  startMembership,
} from '../memberships.queries.js';
import { MemberStatus } from './member-status.js';

/** The days before the last day on which the member is reminded to renew, and the local time of the email. */
const reminderDays = [30, 7, 0] as const;
const reminderTime = '10:00';

type SettledMembership = Pick<
  MembershipRow,
  'id' | 'userId' | 'childId' | 'isForChild' | 'status' | 'timeZone' | 'placedAt' | 'cancelReason' | 'totalCents'
>;

/** Starts, cancels and ends memberships. The caller holds the lock of the account, and then of the membership. */
@Injectable()
export class SettleMembership {
  constructor(
    private readonly jobs: Jobs,
    private readonly members: MemberStatus,
    private readonly payments: SubjectPayments,
  ) {}

  /**
   * Starts a membership that was paid. Returns false if the payment must be refunded: the membership is already active
   * or was cancelled, its account or its child's profile was erased, or it expired and the account has paid for another
   * one since.
   */
  async pay(tx: Tx, membership: SettledMembership, at: Date): Promise<boolean> {
    const { id, userId, status } = membership;
    const step = { from: status, to: MembershipStatus.ACTIVE, who: 'payment' } as const;
    // An erased account has no address to write to.
    if (userId === null) return false;
    if (isOfErasedChild(membership) || membershipTransition(step, membership) === null)
      return this.decline(tx, membership);
    const active = await activeOf(tx, userId, membership.childId);
    const wasReplaced = active !== null && active.placedAt > membership.placedAt;
    if (status === MembershipStatus.CANCELLED && wasReplaced) return this.decline(tx, membership);
    const term = termAfter(active, membership, at);
    await startMembership(tx, id, term, at);
    await this.begun(tx, { ...membership, userId }, term, at);
    await addEvent(tx, id, MembershipEventKind.ACTIVATED, at);
    return true;
  }

  /** Queues the email about a payment that is refunded because the membership cannot use it. Returns false. */
  private async decline(tx: Tx, { id: membershipId, totalCents: refundCents }: SettledMembership): Promise<false> {
    await this.jobs.enqueue(tx, mailAboutMembership, { membershipId, kind: 'paid-in-vain', refundCents });
    return false;
  }

  /** Makes the account and its family members, and queues the confirmation and the reminders whose time has not passed. */
  async begun(
    tx: Tx,
    { id, userId, timeZone }: Pick<MembershipRow, 'id' | 'timeZone'> & { userId: string },
    { lastDay }: MembershipTerm,
    at: Date,
  ): Promise<void> {
    await this.confirm(tx, { id, userId });
    await this.remind(tx, { id, timeZone }, lastDay, at);
  }

  private async confirm(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<void> {
    await this.members.refreshFamily(tx, userId);
    await this.jobs.enqueue(tx, mailAboutMembership, { membershipId: id, kind: 'confirmed' });
  }

  private async remind(
    tx: Tx,
    { id, timeZone }: Pick<MembershipRow, 'id' | 'timeZone'>,
    lastDay: string,
    at: Date,
  ): Promise<void> {
    for (const days of reminderDays) {
      const startAfter = instantOf(timeZone, `${addDays(lastDay, -days)}T${reminderTime}`);
      if (startAfter > at) {
        await this.jobs.enqueue(
          tx,
          mailAboutMembership,
          { membershipId: id, kind: 'reminder', lastDay },
          { startAfter },
        );
      }
    }
  }

  /** Cancels an unpaid membership, and closes its open payments so that no one can pay. */
  async cancel(tx: Tx, id: string, reason: CancelReason, at: Date): Promise<void> {
    await this.payments.closeOpen(tx, id, at);
    await cancelMembership(tx, id, reason);
    const event = reason === CancelReason.EXPIRED ? MembershipEventKind.EXPIRED : MembershipEventKind.CANCELLED;
    await addEvent(tx, id, event, at);
  }

  /** Cancels a membership whose hold has expired. A membership that no longer waits for payment stays unchanged. */
  async expireHold(tx: Tx, { id, status }: Pick<MembershipRow, 'id' | 'status'>, at: Date): Promise<void> {
    if (status === MembershipStatus.PENDING) await this.cancel(tx, id, CancelReason.EXPIRED, at);
  }

  /**
   * Ends a membership whose payment was refunded outside our calls, and moves the following ones forward. A membership
   * that is not active stays unchanged, such as one whose refund ended it.
   */
  async endRefunded(tx: Tx, id: string, at: Date): Promise<void> {
    const membership = await lockMembership(tx, id);
    if (membership === null) return;
    const step = { from: membership.status, to: MembershipStatus.ENDED, who: 'system' } as const;
    if (membershipTransition(step) === null) return;
    await this.finish(tx, membership, MembershipStatus.ENDED);
    await addEvent(tx, id, MembershipEventKind.ENDED, at);
    await this.moveForward(tx, membership, at);
  }

  /**
   * Moves forward the person's paid memberships that have not begun: the first begins today unless another one runs, and
   * the next ones continue it. Otherwise the person would be a member until the former last day for the price of less.
   * A given membership keeps its last day.
   */
  private async moveForward(tx: Tx, ended: MembershipRow, at: Date): Promise<void> {
    const { userId } = ended;
    if (userId === null || isOfErasedChild(ended)) return;
    let previous: MembershipRow | null = null;
    for (const next of await activeOfPerson(tx, ended)) {
      const term: MembershipTerm = {
        ...termAfter(previous, next, at),
        ...(next.paidAt === null && { lastDay: next.lastDay ?? '' }),
      };
      const isLater =
        next.firstDay !== null && next.firstDay > term.firstDay && next.firstDay > dayAt(next.timeZone, at);
      previous = isLater ? { ...next, ...term } : next;
      if (!isLater) continue;
      await moveMembership(tx, next.id, term);
      await addEvent(tx, next.id, MembershipEventKind.MOVED, at);
      await this.confirm(tx, { id: next.id, userId });
      // Reminders of the former last day are skipped.
      if (term.lastDay !== next.lastDay) await this.remind(tx, next, term.lastDay, at);
    }
  }

  /**
   * Ends an active membership. The account stays a member if another membership of it is active, such as a renewal that
   * was paid at the same moment, or if it joined the family of a member. An email tells about the end, or about the
   * refund of a membership that another one outlasts.
   */
  async finish(
    tx: Tx,
    { id, userId }: Pick<MembershipRow, 'id' | 'userId'>,
    status: typeof MembershipStatus.EXPIRED | typeof MembershipStatus.ENDED,
    givenBackCents = 0,
  ): Promise<void> {
    await finishMembership(tx, id, status, givenBackCents);
    if (userId === null) return;
    const isStillMember = await this.members.refreshFamily(tx, userId);
    if (isStillMember && givenBackCents === 0) return;
    const kind = isStillMember ? 'refunded' : 'over';
    await this.jobs.enqueue(tx, mailAboutMembership, { membershipId: id, kind, refundCents: givenBackCents });
  }
}

/** Returns the term of a membership that begins now: it starts today, or continues the account's active one. */
export const termAfter = (
  active: MembershipRow | null,
  { timeZone }: Pick<MembershipRow, 'timeZone'>,
  at: Date,
): MembershipTerm =>
  membershipTerm(dayAt(timeZone, at), active !== null && at < graceEndOf(active) ? active.lastDay : null);

/** Returns whether a membership was for a child whose profile was erased. */
export const isOfErasedChild = ({ isForChild, childId }: Pick<MembershipRow, 'isForChild' | 'childId'>): boolean =>
  isForChild && childId === null;

/** Returns the end of a membership's grace. A membership without a last day has none, so it is over. */
export const graceEndOf = ({ timeZone, lastDay }: Pick<MembershipRow, 'timeZone' | 'lastDay'>): Date =>
  lastDay === null ? new Date(0) : membershipEnds({ timeZone, lastDay }).graceEndsAt;
