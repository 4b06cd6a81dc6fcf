import { BookingStatus, PlayerState } from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { emailJob, type EmailOfJob } from '../../../platform/mail/index.js';
import { SquadLinks } from '../squad-links.js';
import { mailSquad, type SquadMailJob } from '../squad-notices.js';
import { TeamBookings } from '../team-bookings.js';
import { markInvited, type PlayerView, playerView } from '../squads.queries.js';
import { squadEmails, type SquadFacts } from './squads.mails.js';

/** Reads the data of an email to a squad or its captain. */
export const squadEmailJob = emailJob(
  mailSquad,
  { clock: Clock, database: Database, bookings: TeamBookings, links: SquadLinks },
  async (job, { clock, database, bookings, links }): Promise<EmailOfJob<SquadFacts> | null> => {
    const { playerId, kind, from = null, isAdmitted = false } = job;
    const player = await playerView(database, playerId, null);
    if (player === null || isOutdated(job, player, clock.now())) return null;
    const { locale, captainEmail, email, bookingId } = player;
    const template = squadEmails[kind];
    if (kind === 'declined') {
      return { to: captainEmail, locale, template, data: { player, link: bookings.source.pageOf(bookingId, locale) } };
    }
    const toPlayer = { to: email, locale, template, data: { player, link: links.page(playerId, locale) } };
    if (kind !== 'invitation') return toPlayer;
    return {
      ...toPlayer,
      // The captain may have typed anyone's address. A resent invitation was already counted on request.
      typedAddress: isAdmitted ? null : { purpose: 'squad', to: email, from },
      markSent: () => markInvited(database, playerId, clock.now()),
    };
  },
);

/** Returns true if the email no longer applies: it was answered, sent, changed or ended since it was queued. */
function isOutdated({ kind, askedAt, startsAt }: SquadMailJob, player: PlayerView, now: Date): boolean {
  const { state, status, invitedAt, slot } = player;
  const start = new Date(slot.startsAt);
  if (kind === 'cancelled') return status !== BookingStatus.CANCELLED;
  if (status !== BookingStatus.CONFIRMED || start <= now) return true;
  if (kind === 'moved') return state !== PlayerState.CONFIRMED || start.toISOString() !== startsAt;
  if (kind === 'declined') return state !== PlayerState.DECLINED;
  const wasMailed = invitedAt !== null && askedAt !== undefined && invitedAt >= new Date(askedAt);
  return state !== PlayerState.INVITED || wasMailed;
}
