import { msPerHour } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import type { Executor, Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Secrets } from './secrets.js';

/** The purpose of an emailed link. The database stores these numbers. */
export const LinkPurpose = { VERIFY_EMAIL: 1, RESET_PASSWORD: 2, INVITATION: 3, CHANGE_EMAIL: 4 } as const;
export type LinkPurpose = (typeof LinkPurpose)[keyof typeof LinkPurpose];

/** The lifetime of a link in hours. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = {
  [LinkPurpose.VERIFY_EMAIL]: 48,
  [LinkPurpose.RESET_PASSWORD]: 1,
  [LinkPurpose.INVITATION]: 7 * 24,
  [LinkPurpose.CHANGE_EMAIL]: 24,
};

interface NewLink {
  id: string;
  userId: string;
  purpose: LinkPurpose;
  /** The address that the link goes to. */
  email: string;
  /** Set for a change of address that the newsletter follows: the language in which the person read about it. */
  newsletterLocale?: Locale | null;
}

interface LinkRow {
  userId: string;
  purpose: LinkPurpose;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A change of address, as its link carries it. */
export interface EmailChange {
  userId: string;
  email: string;
  newsletterLocale: Locale | null;
  expiresAt: Date;
}

/**
 * A link works only while the account `u` has the address that the link `t` went to: after a change of address, the
 * reader of the old inbox must not get in. Links of the previous version have no address.
 */
const isForAddress = `(t.email IS NULL OR t.email = u.email)`;

const changeColumns = `t.user_id AS "userId", t.email::text AS email, t.newsletter_locale AS "newsletterLocale",
  t.expires_at AS "expiresAt"`;

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
   * the link yet. Only a link whose pepper is no longer accepted gets another secret.
   */
  async create(executor: Executor, { id, userId, purpose, email, newsletterLocale = null }: NewLink): Promise<string> {
    const [token, ...others] = this.secrets.ofEmailLink(id);
    const hashes = [token, ...others].map((secret) => this.secrets.hashOf(secret));
    const expiresAt = new Date(this.clock.now().getTime() + linkHours[purpose] * msPerHour);
    const [saved] = await executor.query<{ hash: Buffer }>(
      `INSERT INTO email_tokens AS t (id, user_id, purpose, token_hash, expires_at, email, newsletter_locale)
       VALUES ($1, $2, $3, ($4::bytea[])[1], $5, $6, $7)
       ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at,
              token_hash = CASE WHEN t.token_hash = ANY ($4) THEN t.token_hash ELSE EXCLUDED.token_hash END
        WHERE t.used_at IS NULL RETURNING token_hash AS hash`,
      [id, userId, purpose, hashes, expiresAt, email, newsletterLocale],
      'email-link-save',
    );
    return (saved && this.secrets.storedEmailLink(id, saved.hash)) ?? token;
  }

  /** Looks up a link with one of these purposes without using it up. */
  async find(executor: Executor, token: string, ...purposes: readonly LinkPurpose[]): Promise<FoundLink> {
    const [row] = await executor.query<LinkRow>(
      `SELECT t.user_id AS "userId", t.purpose, t.expires_at AS "expiresAt", t.used_at AS "usedAt"
         FROM email_tokens t JOIN users u ON u.id = t.user_id
        WHERE t.token_hash = $1 AND t.purpose = ANY ($2::smallint[]) AND ${isForAddress}`,
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
      `UPDATE email_tokens t SET used_at = $3 FROM users u
        WHERE u.id = t.user_id AND ${isForAddress} AND t.token_hash = $1 AND t.purpose = $2 AND t.used_at IS NULL
          AND t.expires_at > $3 RETURNING t.user_id AS "userId"`,
      [this.secrets.hashOf(token), purpose, now],
      'email-link-use',
    );
    if (used === undefined) return false;
    await this.close(tx, used.userId, purpose);
    return true;
  }

  /** Returns the change that waits for its link, which the account has until the link is used, closed or expired. */
  async pendingChange(executor: Executor, userId: string): Promise<EmailChange | null> {
    const [row] = await executor.query<EmailChange>(
      `SELECT ${changeColumns} FROM email_tokens t
        WHERE t.user_id = $1 AND t.purpose = ${LinkPurpose.CHANGE_EMAIL} AND t.used_at IS NULL AND t.expires_at > $2`,
      [userId, this.clock.now()],
      'email-change-pending',
    );
    return row ?? null;
  }

  /** Returns the pending change of the link with this id, and the link's token. */
  async changeToMail(executor: Executor, id: string): Promise<(EmailChange & { token: string }) | null> {
    const [row] = await executor.query<EmailChange & { hash: Buffer }>(
      `SELECT ${changeColumns}, t.token_hash AS hash FROM email_tokens t WHERE t.id = $1 AND t.used_at IS NULL AND t.expires_at > $2`,
      [id, this.clock.now()],
      'email-change-to-mail',
    );
    const token = row === undefined ? null : this.secrets.storedEmailLink(id, row.hash);
    return row === undefined || token === null ? null : { ...row, token };
  }

  /** Returns the account whose address the link changes, for the caller to lock before it reads the change. */
  async changesAccount(executor: Executor, token: string): Promise<string | null> {
    const [row] = await executor.query<{ userId: string }>(
      `SELECT t.user_id AS "userId" FROM email_tokens t
        WHERE t.token_hash = $1 AND t.purpose = ${LinkPurpose.CHANGE_EMAIL}`,
      [this.secrets.hashOf(token)],
      'email-change-account',
    );
    return row?.userId ?? null;
  }

  /**
   * Uses the link of a change and returns the change. Call it with the account locked.
   *
   * @returns null if the account has the address already
   * @throws AppError USER_009 if the link has expired, AUTH_009 if it was used or closed
   */
  async useChange(tx: Tx, token: string): Promise<EmailChange | null> {
    const [found] = await tx.query<EmailChange & { isOpen: boolean; isDone: boolean }>(
      `SELECT ${changeColumns}, t.used_at IS NULL AS "isOpen", t.email = u.email AS "isDone"
         FROM email_tokens t JOIN users u ON u.id = t.user_id WHERE t.token_hash = $1`,
      [this.secrets.hashOf(token)],
      'email-change-by-hash',
    );
    if (found?.isDone) return null;
    if (!found?.isOpen) throw new AppError('AUTH_009');
    if (found.expiresAt <= this.clock.now()) throw new AppError('USER_009');
    await this.close(tx, found.userId, LinkPurpose.CHANGE_EMAIL);
    return found;
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
