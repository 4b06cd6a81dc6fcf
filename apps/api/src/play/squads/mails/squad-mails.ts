import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingStatus, PlayerState } from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { Mail, type MailTemplate, StrangerMail } from '../../../platform/mail/index.js';
import { playerDeclined } from './player-declined.js';
import { squadInvitation } from './squad-invitation.js';
import type { SquadEmail } from './squad-letter.js';
import { squadCancelled, squadMoved } from './squad-news.js';
import { SquadLinks } from '../squad-links.js';
import { mailSquad, type SquadMail, type SquadMailJob } from '../squad-notices.js';
import { TeamBookings } from '../team-bookings.js';
import { markInvited, type PlayerView, playerView } from '../squads.queries.js';

const templates: Readonly<Record<SquadMail, MailTemplate<SquadEmail>>> = {
  invitation: squadInvitation,
  moved: squadMoved,
  cancelled: squadCancelled,
  declined: playerDeclined,
};

/** Sends emails to a squad and its captain. The signed link is created here, so that no queue ever stores it. */
@Injectable()
export class SquadMails implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly bookings: TeamBookings,
    private readonly links: SquadLinks,
    private readonly mail: Mail,
    private readonly strangers: StrangerMail,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(mailSquad, (job, { isRetry }) => this.send(job, isRetry));
  }

  private async send(job: SquadMailJob, isRetry: boolean): Promise<void> {
    const { playerId, kind } = job;
    const player = await playerView(this.database, playerId, null);
    if (player === null || isOutdated(job, player, this.clock.now())) return;
    if (kind === 'invitation' && !(await this.admits(job, player, isRetry))) return;
    const { locale, captainEmail, email, bookingId } = player;
    const isToCaptain = kind === 'declined';
    await this.mail.send({
      to: isToCaptain ? captainEmail : email,
      locale,
      template: templates[kind],
      data: {
        player,
        link: isToCaptain ? this.bookings.source.pageOf(bookingId, locale) : this.links.page(playerId, locale),
      },
    });
    if (kind === 'invitation') await markInvited(this.database, playerId, this.clock.now());
  }

  /**
   * Applies the email cap, because the captain may have typed anyone's address. A resent invitation was already counted
   * on request.
   */
  private async admits({ isAdmitted = false, from }: SquadMailJob, { email }: PlayerView, isRetry: boolean) {
    return isAdmitted || isRetry || (await this.strangers.admits({ purpose: 'squad', to: email, from: from ?? null }));
  }
}

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
