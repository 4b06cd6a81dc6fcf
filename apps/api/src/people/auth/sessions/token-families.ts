import { msPerDay } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { limits, type Role, UserStatus } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { SessionEnd } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, newId, type Tx } from '../../../platform/database/index.js';
import { Secrets } from '../secrets.js';
import { closeSession } from './session.queries.js';

export type Exchange =
  | { outcome: 'refreshed'; sessionId: string; userId: string; refreshToken: string }
  | { outcome: 'expired' | 'disabled' }
  /** A token was used after it had been replaced, so someone has a copy. The whole family is now revoked. */
  | { outcome: 'reused'; sessionId: string };

interface FamilyRow {
  id: string;
  sessionId: string;
  userId: string;
  begun: Date;
  roles: Role[];
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
  status: UserStatus;
  childHash: Buffer | null;
  isChildUsed: boolean;
}

/**
 * Refresh tokens. Each token is used once. All tokens of one login form a family, which lives or dies with its session.
 */
@Injectable()
export class TokenFamilies {
  private readonly lifetimeMs: number;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
    private readonly end: SessionEnd,
    config: Config,
  ) {
    this.lifetimeMs = config.auth.refreshTokenDays * msPerDay;
  }

  /** Creates the first token of a new session. */
  async begin(tx: Tx, sessionId: string): Promise<string> {
    const token = this.secrets.random();
    await this.insert(tx, { sessionId, parentId: null, token });
    return token;
  }

  /**
   * Exchanges a token for the next one. Revoking a stolen family must be committed, so reuse is a result, not an
   * exception.
   */
  exchange(refreshToken: string): Promise<Exchange> {
    return this.database.transaction(async (tx) => {
      const row = await this.lockFamily(tx, refreshToken);
      const now = this.clock.now();
      if (row === null || row.revokedAt !== null || row.expiresAt <= now) return { outcome: 'expired' };
      if (this.end.hasPassed(row.begun, row.roles)) return { outcome: 'expired' };
      if (row.status !== UserStatus.ACTIVE) return { outcome: 'disabled' };
      const { sessionId, userId } = row;
      if (row.usedAt === null) {
        const child = this.secrets.childOf(refreshToken);
        await tx.query('UPDATE refresh_tokens SET used_at = $2 WHERE id = $1', [row.id, now], 'refresh-token-use');
        await this.insert(tx, { sessionId, parentId: row.id, token: child });
        await tx.query('UPDATE sessions SET last_seen_at = $2 WHERE id = $1', [sessionId, now], 'session-seen');
        return { outcome: 'refreshed', sessionId, userId, refreshToken: child };
      }
      const isLate = now.getTime() - row.usedAt.getTime() > limits.refreshGraceMs;
      if (row.childHash === null || row.isChildUsed || isLate) {
        await closeSession(tx, sessionId, 'refresh token reused');
        return { outcome: 'reused', sessionId };
      }
      const child = this.secrets.storedChildOf(refreshToken, row.childHash);
      // The pepper that made the child is no longer accepted. This is no theft, so the tabs that have the child keep it.
      if (child === null) return { outcome: 'expired' };
      return { outcome: 'refreshed', sessionId, userId, refreshToken: child };
    });
  }

  /** Returns the session of a refresh token, used or not. */
  async sessionOf(refreshToken: string, executor: Executor = this.database): Promise<string | null> {
    const [row] = await executor.query<{ sessionId: string }>(
      'SELECT session_id AS "sessionId" FROM refresh_tokens WHERE token_hash = $1',
      [this.secrets.hashOf(refreshToken)],
      'session-of-refresh-token',
    );
    return row?.sessionId ?? null;
  }

  /** Locks the session before it reads the token, so that two exchanges in one family never run concurrently. */
  private async lockFamily(tx: Tx, refreshToken: string): Promise<FamilyRow | null> {
    const sessionId = await this.sessionOf(refreshToken, tx);
    if (sessionId === null) return null;
    await tx.query('SELECT 1 FROM sessions WHERE id = $1 FOR UPDATE', [sessionId], 'session-lock');
    const [row] = await tx.query<FamilyRow>(
      `SELECT t.id, t.session_id AS "sessionId", s.user_id AS "userId", t.expires_at AS "expiresAt",
              s.created_at AS begun,
              array(SELECT r.role FROM user_roles r WHERE r.user_id = s.user_id) AS roles,
              t.used_at AS "usedAt", s.revoked_at AS "revokedAt", u.status,
              c.token_hash AS "childHash", c.used_at IS NOT NULL AS "isChildUsed"
         FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id
         LEFT JOIN refresh_tokens c ON c.parent_id = t.id
        WHERE t.token_hash = $1`,
      [this.secrets.hashOf(refreshToken)],
      'refresh-token-by-hash',
    );
    return row ?? null;
  }

  private async insert(
    tx: Tx,
    { sessionId, parentId, token }: { sessionId: string; parentId: string | null; token: string },
  ): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + this.lifetimeMs);
    await tx.query(
      'INSERT INTO refresh_tokens (id, session_id, parent_id, token_hash, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [newId(), sessionId, parentId, this.secrets.hashOf(token), expiresAt],
      'refresh-token-insert',
    );
  }
}
