import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import type { Executor, Tx } from '../../platform/database/index.js';
import { Secrets } from './secrets.js';

/** The purpose of an emailed link. The database stores these numbers. */
export const LinkPurpose = { VERIFY_EMAIL: 1, RESET_PASSWORD: 2, INVITATION: 3 } as const;
export type LinkPurpose = (typeof LinkPurpose)[keyof typeof LinkPurpose];

/** The lifetime of a link in hours. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = {
  [LinkPurpose.VERIFY_EMAIL]: 48,
  [LinkPurpose.RESET_PASSWORD]: 1,
  [LinkPurpose.INVITATION]: 7 * 24,
};

interface LinkRow {
  userId: string;
  purpose: LinkPurpose;
  expiresAt: Date;
  usedAt: Date | null;
}

type FoundLink = { state: 'valid' | 'expired'; userId: string; purpose: LinkPurpose } | { state: 'invalid' };

/**
 * Single-use links sent by email. The database stores their hashes; each attempt to send an email derives the secret
 * again.
 */
@Injectable()
export class EmailLinks {
  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent for the same id: a retried email carries the same link with a fresh expiry, because no one has received
   * the link yet.
   */
  async create(executor: Executor, link: { id: string; userId: string; purpose: LinkPurpose }): Promise<string> {
    const token = this.secrets.ofEmailLink(link.id);
    const expiresAt = new Date(this.clock.now().getTime() + linkHours[link.purpose] * 3_600_000);
    await executor.query(
      `INSERT INTO email_tokens (id, user_id, purpose, token_hash, expires_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at WHERE email_tokens.used_at IS NULL`,
      [link.id, link.userId, link.purpose, this.secrets.hashOf(token), expiresAt],
      'email-link-save',
    );
    return token;
  }

  /** Looks up a link with one of these purposes without using it up. */
  async find(executor: Executor, token: string, ...purposes: readonly LinkPurpose[]): Promise<FoundLink> {
    const [row] = await executor.query<LinkRow>(
      `SELECT user_id AS "userId", purpose, expires_at AS "expiresAt", used_at AS "usedAt"
         FROM email_tokens WHERE token_hash = $1 AND purpose = ANY ($2::smallint[])`,
      [this.secrets.hashOf(token), purposes],
      'email-link-by-hash',
    );
    if (row === undefined || row.usedAt !== null) return { state: 'invalid' };
    const state = row.expiresAt > this.clock.now() ? 'valid' : 'expired';
    return { state, userId: row.userId, purpose: row.purpose };
  }

  /**
   * Returns true for the one caller who uses the link. All of the person's other links with this purpose are closed
   * too.
   */
  async use(tx: Tx, token: string, purpose: LinkPurpose): Promise<boolean> {
    const now = this.clock.now();
    const [used] = await tx.query<{ userId: string }>(
      `UPDATE email_tokens SET used_at = $3
        WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING user_id AS "userId"`,
      [this.secrets.hashOf(token), purpose, now],
      'email-link-use',
    );
    if (used === undefined) return false;
    await this.close(tx, used.userId, purpose);
    return true;
  }

  /** Closes every link with this purpose that was sent to the person. */
  async close(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
    await tx.query(
      'UPDATE email_tokens SET used_at = $3 WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL',
      [userId, purpose, this.clock.now()],
      'email-links-close',
    );
  }
}
