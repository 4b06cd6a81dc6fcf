import type { Executor, Tx } from '../../../platform/database/index.js';

interface IdentityKey {
  issuer: string;
  subject: string;
}

/** Returns the account that the identity is linked to, or null. */
export async function linkedAccount(executor: Executor, { issuer, subject }: IdentityKey): Promise<string | null> {
  const [row] = await executor.query<{ userId: string }>(
    'SELECT user_id AS "userId" FROM identities WHERE issuer = $1 AND subject = $2',
    [issuer, subject],
    'identity-account',
  );
  return row?.userId ?? null;
}

/** Links an identity to an account. Returns false if a concurrent sign-in has linked it to another one. */
export async function linkIdentity(
  tx: Tx,
  { issuer, subject, userId, email }: IdentityKey & { userId: string; email: string },
): Promise<boolean> {
  const linked = await tx.query(
    `INSERT INTO identities (issuer, subject, user_id, email) VALUES ($1, $2, $3, $4)
     ON CONFLICT (issuer, subject) DO UPDATE SET email = EXCLUDED.email WHERE identities.user_id = EXCLUDED.user_id
     RETURNING 1`,
    [issuer, subject, userId, email],
    'identity-link',
  );
  return linked.length > 0;
}

interface LinkedIdentity {
  email: string;
  linkedAt: Date;
}

export function identitiesOf(executor: Executor, userId: string): Promise<LinkedIdentity[]> {
  return executor.query(
    `SELECT email::text AS email, created_at AS "linkedAt" FROM identities
      WHERE user_id = $1 ORDER BY created_at, subject`,
    [userId],
    'identities-of-user',
  );
}

/** The hashes that a one-time code is found by: of the code, and of the secret of the browser that may use it. */
interface CodeHashes {
  code: Buffer;
  browser: Buffer;
}

export async function insertSignInCode(
  tx: Tx,
  { code, browser, userId, expiresAt }: CodeHashes & { userId: string; expiresAt: Date },
): Promise<void> {
  await tx.query(
    'INSERT INTO sign_in_codes (code_hash, browser_hash, user_id, expires_at) VALUES ($1, $2, $3, $4)',
    [code, browser, userId, expiresAt],
    'sign-in-code-insert',
  );
}

/** Returns the account that the code signs in, for the caller to lock before the code is used; null if it is not valid. */
export async function accountOfCode(
  executor: Executor,
  { code, browser }: CodeHashes,
  now: Date,
): Promise<string | null> {
  const [row] = await executor.query<{ userId: string }>(
    `SELECT user_id AS "userId" FROM sign_in_codes
      WHERE code_hash = $1 AND browser_hash = $2 AND expires_at > $3`,
    [code, browser, now],
    'sign-in-code-account',
  );
  return row?.userId ?? null;
}

/** Returns true for the one caller who uses the code. */
export async function useSignInCode(tx: Tx, code: Buffer): Promise<boolean> {
  const used = await tx.query('DELETE FROM sign_in_codes WHERE code_hash = $1 RETURNING 1', [code], 'sign-in-code-use');
  return used.length > 0;
}
