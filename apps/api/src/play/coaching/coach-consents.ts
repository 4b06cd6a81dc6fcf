import { Injectable } from '@nestjs/common';
import type { CoachConsentWire } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { publicCoachName } from '../slots/index.js';

/** A coach's consent to be named on public pages. */
@Injectable()
export class CoachConsents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async get(userId: string): Promise<CoachConsentWire> {
    const [row] = await this.database.query<{ firstName: string; lastName: string; isNamed: boolean }>(
      `SELECT u.first_name AS "firstName", u.last_name AS "lastName", n.user_id IS NOT NULL AS "isNamed"
       FROM users u LEFT JOIN coach_consents n ON n.user_id = u.id WHERE u.id = $1::uuid`,
      [userId],
      'coach-consent',
    );
    if (row === undefined) throw new AppError('BOOK_025');
    return { isNamed: row.isNamed, publicName: publicCoachName(row) };
  }

  /**
   * The call is idempotent: the time of the first consent stays.
   *
   * @throws AppError BOOK_025 if the role was just taken away
   */
  async set(userId: string, isNamed: boolean): Promise<CoachConsentWire> {
    if (isNamed) {
      await this.database.query(
        `INSERT INTO coach_consents (user_id, given_at) VALUES ($1::uuid, $2::timestamptz) ON CONFLICT DO NOTHING`,
        [userId, this.clock.now()],
        'coach-consent-give',
      );
    } else {
      await this.database.query(
        'DELETE FROM coach_consents WHERE user_id = $1::uuid',
        [userId],
        'coach-consent-withdraw',
      );
    }
    return this.get(userId);
  }
}
