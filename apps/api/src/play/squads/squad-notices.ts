import { Injectable } from '@nestjs/common';
import { PlayerState } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';
import { Jobs, defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { type PlayerRow, playersToTell, squadOf } from './squads.queries.js';

/** The kinds of emails to a player. `declined` goes to the captain, about a player. */
type SquadMail = 'invitation' | 'moved' | 'cancelled' | 'declined';

export interface SquadMailJob {
  playerId: string;
  kind: SquadMail;
  /** When the invitation was requested, ISO 8601. An invitation that was sent since then is not sent again. */
  askedAt?: string;
  /** The network that requested the invitation, if known. */
  from?: string;
  /** True if the cap on emails to addresses that visitors type has already counted this invitation. */
  isAdmitted?: boolean;
  /** The start that a move notice is about, because the slot may move again. */
  startsAt?: string;
}

/** Sends an email about a squad. The job carries only ids; the signed link is created when the email is sent. */
export const mailSquad = defineJob<SquadMailJob>('bookings.squad-mail', {
  ...mailJob,
  title: { en: 'Email to a team', fr: 'Courriel à une équipe' },
});

/** Enqueues emails to a squad in the transaction of the change that they report. */
@Injectable()
export class SquadNotices {
  constructor(private readonly jobs: Jobs) {}

  /** Invites the players who have not answered, once the team is confirmed. */
  async inviteAll(tx: Tx, bookingId: string, at: Date): Promise<void> {
    await this.invite(tx, await squadOf(tx, bookingId), { at, from: null });
  }

  async invite(
    tx: Tx,
    players: readonly Pick<PlayerRow, 'id' | 'state'>[],
    { at, from, isAdmitted = false }: { at: Date; from: string | null; isAdmitted?: boolean },
  ): Promise<void> {
    const asked = {
      kind: 'invitation',
      askedAt: at.toISOString(),
      isAdmitted,
      ...(from !== null && { from }),
    } as const;
    const invited = players.filter(({ state }) => state === PlayerState.INVITED);
    await this.jobs.enqueueMany(
      tx,
      mailSquad,
      invited.map(({ id }) => ({ ...asked, playerId: id })),
    );
  }

  /** Notifies the players of the team's new time. */
  async notifyMoved(tx: Tx, bookingId: string, startsAt: Date): Promise<void> {
    const ids = await playersToTell(tx, bookingId, 'moved');
    const moved = { kind: 'moved', startsAt: startsAt.toISOString() } as const;
    await this.jobs.enqueueMany(
      tx,
      mailSquad,
      ids.map((playerId) => ({ ...moved, playerId })),
    );
  }

  /** Notifies the players that the team is no longer coming. */
  async notifyCancelled(tx: Tx, bookingId: string): Promise<void> {
    const ids = await playersToTell(tx, bookingId, 'cancelled');
    await this.jobs.enqueueMany(
      tx,
      mailSquad,
      ids.map((playerId) => ({ kind: 'cancelled', playerId }) as const),
    );
  }

  /** Notifies the captain that a player declined. */
  async notifyDeclined(tx: Tx, playerId: string): Promise<void> {
    await this.jobs.enqueue(tx, mailSquad, { kind: 'declined', playerId });
  }
}
