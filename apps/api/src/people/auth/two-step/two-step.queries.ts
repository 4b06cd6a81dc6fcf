import type { Executor, Tx } from '../../../platform/database/index.js';

export interface Authenticator {
  secret: Buffer;
  /** False until the person has typed the first code. */
  isOn: boolean;
}

export async function authenticatorOf(executor: Executor, userId: string): Promise<Authenticator | null> {
  const [row] = await executor.query<Authenticator>(
    'SELECT secret, confirmed_at IS NOT NULL AS "isOn" FROM authenticators WHERE user_id = $1',
    [userId],
    'authenticator-of',
  );
  return row ?? null;
}

export async function isTwoStepOn(executor: Executor, userId: string): Promise<boolean> {
  return (await authenticatorOf(executor, userId))?.isOn === true;
}

/** Returns the next authenticators in the order of their accounts, at most 500. */
export function authenticatorsAfter(
  executor: Executor,
  userId: string | null,
): Promise<{ userId: string; secret: Buffer }[]> {
  return executor.query(
    `SELECT user_id AS "userId", secret FROM authenticators WHERE $1::uuid IS NULL OR user_id > $1
      ORDER BY user_id LIMIT 500`,
    [userId],
    'authenticators-after',
  );
}

/** Replaces the stored form of a secret, unless the person has a new secret by now. */
export async function replaceSecret(executor: Executor, userId: string, before: Buffer, after: Buffer): Promise<void> {
  await executor.query(
    'UPDATE authenticators SET secret = $3 WHERE user_id = $1 AND secret = $2',
    [userId, before, after],
    'authenticator-reseal',
  );
}

/** Replaces a secret that is not confirmed yet. Returns false if two-step login is on. */
export async function putAuthenticator(tx: Tx, userId: string, secret: Buffer): Promise<boolean> {
  const put = await tx.query(
    `INSERT INTO authenticators AS a (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret = $2, created_at = now() WHERE a.confirmed_at IS NULL RETURNING 1`,
    [userId, secret],
    'authenticator-put',
  );
  return put.length > 0;
}

export async function confirmAuthenticator(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    'UPDATE authenticators SET confirmed_at = now() WHERE user_id = $1',
    [userId],
    'authenticator-confirm',
  );
}

/** Removes the app and the recovery codes. Returns false if there was no app. */
export async function removeAuthenticator(tx: Tx, userId: string): Promise<boolean> {
  await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId], 'recovery-codes-remove');
  const removed = await tx.query(
    'DELETE FROM authenticators WHERE user_id = $1 RETURNING 1',
    [userId],
    'authenticator-remove',
  );
  return removed.length > 0;
}

/**
 * Accepts the code of a time step, and with it no code of this step or an earlier one again. Of two calls with the same
 * code, one gets true.
 */
export async function useStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const used = await tx.query(
    'UPDATE authenticators SET last_step = $2 WHERE user_id = $1 AND last_step < $2 RETURNING 1',
    [userId, step],
    'authenticator-use-step',
  );
  return used.length > 0;
}

/** Returns false if the code does not exist or is used. Of two calls with the same code, one gets true. */
export async function useRecoveryCode(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<boolean> {
  const used = await tx.query(
    'DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = ANY ($2::bytea[]) RETURNING 1',
    [userId, hashes],
    'recovery-code-use',
  );
  return used.length > 0;
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId], 'recovery-codes-remove');
  await tx.query(
    'INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])',
    [userId, hashes],
    'recovery-codes-insert',
  );
}

export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM recovery_codes WHERE user_id = $1',
    [userId],
    'recovery-codes-count',
  );
  return row?.count ?? 0;
}
