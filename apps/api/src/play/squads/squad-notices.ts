import { Injectable } from '@nestjs/common';
import { PlayerState } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';
import { Jobs, defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { type PlayerRow, playersToTell, squadOf } from './squads.queries.js';

/** What is written to a player; `declined` is what the captain reads of one. */
export type SquadMail = 'invitation' | 'moved' | 'cancelled' | 'declined';

export interface SquadMailJob {
  playerId: string;
  kind: SquadMail;
  /** Of an invitation: when it was asked for, ISO 8601. One that was mailed since is not mailed again. */
  askedAt?: string;
  /** Whose wish the invitation is: the network it came from, where that is known. */
  from?: string;
  /** The cap for addresses that strangers type has counted it already. */
  isAdmitted?: boolean;
  /** Of a new time: which start, since a slot may be moved again. */
  startsAt?: string;
}

/** A mail about a squad. The job carries ids alone; the signed link in it is made when it is sent. */
export const mailSquad = defineJob<SquadMailJob>('bookings.squad-mail', {
  ...mailJob,
  title: { en: 'Email to a squad', fr: 'Courriel à une équipe' },
});

/** Leaves what a squad is to read, with the change that it is about. */
@Injectable()
export class SquadNotices {
  constructor(private readonly jobs: Jobs) {}

  /** The team is confirmed: those who have not answered are asked. */
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

  /** The team has a new time. */
  async tellMove(tx: Tx, bookingId: string, startsAt: Date): Promise<void> {
    const ids = await playersToTell(tx, bookingId, 'moved');
    const moved = { kind: 'moved', startsAt: startsAt.toISOString() } as const;
    await this.jobs.enqueueMany(
      tx,
      mailSquad,
      ids.map((playerId) => ({ ...moved, playerId })),
    );
  }

  /** The team no longer comes. */
  async tellEnd(tx: Tx, bookingId: string): Promise<void> {
    const ids = await playersToTell(tx, bookingId, 'cancelled');
    await this.jobs.enqueueMany(
      tx,
      mailSquad,
      ids.map((playerId) => ({ kind: 'cancelled', playerId }) as const),
    );
  }

  /** The captain reads who has declined. */
  async tellDecline(tx: Tx, playerId: string): Promise<void> {
    await this.jobs.enqueue(tx, mailSquad, { kind: 'declined', playerId });
  }
}
