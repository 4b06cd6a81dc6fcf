import { hash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type CalendarFeedWire,
  calls,
  type Locale,
  type NewCalendarFeedWire,
  UserStatus,
} from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { IcsFile } from '../../platform/http/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { BookingDocuments } from '../bookings/index.js';
import { revokeFeed } from './calendar-feeds.jobs.js';

/**
 * Serves a person's bookings to their own calendar. Anyone who knows the address can read the feed, so its owner can
 * revoke it.
 */
@Injectable()
export class CalendarFeeds implements OnModuleInit {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly documents: BookingDocuments,
  ) {
    this.origin = config.http.webOrigin;
  }

  onModuleInit(): void {
    this.jobs.handle(revokeFeed, ({ userId, at }) => this.revokeUntil(userId, at));
  }

  async get(userId: string): Promise<CalendarFeedWire | null> {
    const [feed] = await this.database.query<{ createdAt: Date }>(
      'SELECT created_at AS "createdAt" FROM calendar_feeds WHERE user_id = $1::uuid',
      [userId],
      'calendar-feed',
    );
    return feed === undefined ? null : { createdAt: feed.createdAt.toISOString() };
  }

  /** If two calls race, the later one's address is valid. */
  async make(userId: string): Promise<NewCalendarFeedWire> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.database.query(
      `INSERT INTO calendar_feeds (user_id, token_hash, created_at) VALUES ($1::uuid, $2::bytea, $3::timestamptz)
       ON CONFLICT (user_id) DO UPDATE SET token_hash = EXCLUDED.token_hash, created_at = EXCLUDED.created_at`,
      [userId, hashOf(token), now],
      'calendar-feed-make',
    );
    const path = calls['calendarFeed.read'].path.replace(':token', token);
    return { createdAt: now.toISOString(), url: `${this.origin}/api${path}` };
  }

  async revoke(userId: string): Promise<null> {
    await this.database.query('DELETE FROM calendar_feeds WHERE user_id = $1::uuid', [userId], 'calendar-feed-revoke');
    return null;
  }

  /** Keeps a feed that the person made after the password changed. */
  private async revokeUntil(userId: string, at: string): Promise<void> {
    await this.database.query(
      'DELETE FROM calendar_feeds WHERE user_id = $1::uuid AND created_at <= $2::timestamptz',
      [userId, at],
      'calendar-feed-revoke-until',
    );
  }

  /** @throws AppError FEED_001 if the address is unknown or revoked, or its owner's account is disabled */
  async read(token: string): Promise<IcsFile> {
    const [owner] = await this.database.query<{ id: string; locale: Locale }>(
      `SELECT u.id, u.locale FROM calendar_feeds f JOIN users u ON u.id = f.user_id
        WHERE f.token_hash = $1::bytea AND u.status = ${UserStatus.ACTIVE}`,
      [hashOf(token)],
      'calendar-feed-owner',
    );
    if (owner === undefined) throw new AppError('FEED_001');
    return new IcsFile('bookings.ics', await this.documents.feedText(owner.id, owner.locale));
  }
}

/** The stored form of a token. A plain hash is enough because a token has 256 bits and cannot be guessed. */
const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
