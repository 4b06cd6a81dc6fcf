import { Injectable } from '@nestjs/common';
import { Role, UserStatus } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Database } from '../database/index.js';
import { ReadCache } from '../cache/index.js';
import type { Caller } from './caller.js';
import { SessionEnd } from './session-end.js';

/** The longest time for which a revoked session or role may still be accepted, in ms (promise S3: within a second). */
const lifetimeMs = 900;
const maxEntries = 10_000;

interface SessionRow {
  user_id: string;
  email: string;
  status: number;
  company_id: string | null;
  begun: Date;
  has_two_step: boolean;
  roles: Role[];
}

/** Finds the open session behind a token: one indexed lookup, cached for less than a second. */
@Injectable()
export class LiveSessions {
  private readonly callers = new ReadCache<Caller | null>({ lifetimeMs, maxEntries });

  constructor(
    private readonly database: Database,
    private readonly end: SessionEnd,
    private readonly config: Config,
  ) {}

  /** Returns null if the session was closed or has expired, or if its user is gone. */
  find(sessionId: string): Promise<Caller | null> {
    return this.callers.get(sessionId, () => this.load(sessionId));
  }

  /**
   * Call this in the process that closed a session or changed a user; other processes see the change within a second.
   */
  forget(...sessionIds: readonly string[]): void {
    this.callers.forget(...sessionIds);
  }

  private async load(sessionId: string): Promise<Caller | null> {
    const [row] = await this.database.query<SessionRow>(
      `SELECT u.id AS user_id, u.email, u.status, s.created_at AS begun,
              (SELECT c.id FROM companies c WHERE c.id = u.company_id AND c.is_active) AS company_id,
              EXISTS (SELECT 1 FROM authenticators a
                       WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL) AS has_two_step,
              array(SELECT r.role FROM user_roles r WHERE r.user_id = u.id ORDER BY r.role) AS roles
         FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.id = $1 AND s.revoked_at IS NULL`,
      [sessionId],
      'live-session',
    );
    if (row === undefined || this.end.hasPassed(row.begun, row.roles)) return null;
    return {
      id: row.user_id,
      email: row.email,
      isActive: row.status === UserStatus.ACTIVE,
      role: row.roles[0] ?? Role.PLAYER,
      roles: row.roles,
      sessionId,
      lacksTwoStep: this.config.auth.superAdminTwoStep && row.roles.includes(Role.SUPER_ADMIN) && !row.has_two_step,
      companyId: row.company_id,
    };
  }
}
