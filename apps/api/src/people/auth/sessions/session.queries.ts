import type { Executor, Tx } from '../../../platform/database/index.js';

/**
 * Returns true if the person has logged in before, but not with this device on this network. A session counts until
 * housekeeping deletes it.
 *
 * @param session `isConfirmed` is false for a login that does not confirm the person's identity for sensitive calls
 */
export async function insertSession(
  executor: Executor,
  session: { id: string; userId: string; device: string; address: string; network: string; isConfirmed: boolean },
): Promise<boolean> {
  // The subquery does not see the new row. It is null if the person has never logged in before.
  const [row] = await executor.query<{ isNewDevice: boolean | null }>(
    `INSERT INTO sessions (id, user_id, device, address, network, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, CASE WHEN NOT $6 THEN to_timestamp(0) END)
     RETURNING (SELECT NOT bool_or(coalesce(s.device = $3 AND s.network = $5, false))
                  FROM sessions s WHERE s.user_id = $2) AS "isNewDevice"`,
    [session.id, session.userId, session.device, session.address, session.network, session.isConfirmed],
    'session-insert',
  );
  return row?.isNewDevice === true;
}

export async function closeSession(executor: Executor, sessionId: string, reason: string): Promise<void> {
  await executor.query(
    'UPDATE sessions SET revoked_at = now(), revoke_reason = $2 WHERE id = $1 AND revoked_at IS NULL',
    [sessionId, reason],
    'session-close',
  );
}

/** Keeps the caller's session open until the transaction ends. Returns false if it is already closed. */
export async function lockOpenSession(tx: Tx, { id, sessionId }: { id: string; sessionId: string }): Promise<boolean> {
  const open = await tx.query(
    'SELECT 1 FROM sessions WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL FOR SHARE',
    [sessionId, id],
    'session-hold',
  );
  return open.length > 0;
}

/**
 * Returns whether the caller has logged in or confirmed their identity within the last ten minutes, in a session that is
 * open. A login that proved too little has set `confirmed_at` to the past.
 */
export async function isSessionFresh(executor: Executor, { sessionId }: { sessionId: string }): Promise<boolean> {
  const fresh = await executor.query(
    `SELECT 1 FROM sessions
      WHERE id = $1 AND revoked_at IS NULL AND coalesce(confirmed_at, created_at) > now() - interval '10 minutes'`,
    [sessionId],
    'session-fresh',
  );
  return fresh.length > 0;
}

/** Records that the caller has confirmed their identity. Returns false if the session is closed. */
export async function confirmSession(
  executor: Executor,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<boolean> {
  const confirmed = await executor.query(
    'UPDATE sessions SET confirmed_at = now() WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL RETURNING 1',
    [sessionId, id],
    'session-confirm',
  );
  return confirmed.length > 0;
}

/** Returns false if the session is not this person's or is already closed. */
export async function closeOwnSession(executor: Executor, userId: string, sessionId: string): Promise<boolean> {
  const closed = await executor.query(
    `UPDATE sessions SET revoked_at = now(), revoke_reason = 'signed out'
      WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL RETURNING 1`,
    [sessionId, userId],
    'session-close-own',
  );
  return closed.length > 0;
}

/** Closes all of a person's sessions except `except`. Returns the closed ones. */
export async function closeSessionsOf(
  executor: Executor,
  { userId, except, reason }: { userId: string; except: string | null; reason: string },
): Promise<string[]> {
  const closed = await executor.query<{ id: string }>(
    `UPDATE sessions SET revoked_at = now(), revoke_reason = $3
      WHERE user_id = $1 AND revoked_at IS NULL AND ($2::uuid IS NULL OR id <> $2) RETURNING id`,
    [userId, except, reason],
    'sessions-close-of-user',
  );
  return closed.map(({ id }) => id);
}

/** Returns a person's open sessions, for a caller that has changed what they may do. */
export async function openSessionsOf(executor: Executor, userId: string): Promise<string[]> {
  const open = await executor.query<{ id: string }>(
    'SELECT id FROM sessions WHERE user_id = $1 AND revoked_at IS NULL',
    [userId],
    'sessions-open-of-user',
  );
  return open.map(({ id }) => id);
}
