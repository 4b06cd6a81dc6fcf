import type { Executor, Tx } from '../../platform/database/index.js';

/**
 * Records a person under age with an account, and the guardian. A guardian who has confirmed stays,
 * unless that account was erased.
 *
 * @param isConfirmed true if the guardian made the account possible, so that no other confirmation is needed
 * @returns false if nothing has changed
 */
export async function recordMinor(
  tx: Tx,
  minor: { userId: string; birthDate: string; guardianEmail: string; at: Date; isConfirmed: boolean },
): Promise<boolean> {
  const recorded = await tx.query(
    `INSERT INTO minors AS m (user_id, birth_date, guardian_email, confirmed_at, created_at)
     VALUES ($1::uuid, $2::date, $3, CASE WHEN $5 THEN $4::timestamptz END, $4) ON CONFLICT (user_id) DO UPDATE
     SET birth_date = EXCLUDED.birth_date, guardian_email = EXCLUDED.guardian_email, confirmed_at = EXCLUDED.confirmed_at
     WHERE m.guardian_email LIKE 'erased-%@erased.invalid' OR m.confirmed_at IS NULL
       AND (m.birth_date <> EXCLUDED.birth_date OR m.guardian_email <> EXCLUDED.guardian_email OR $5)
     RETURNING m.user_id`,
    [minor.userId, minor.birthDate, minor.guardianEmail, minor.at, minor.isConfirmed],
    'minor-record',
  );
  return recorded.length > 0;
}

interface ConfirmedPerson {
  /** `YYYY-MM-DD`. */
  birthDate: string;
  /** False if the guardian's account was erased, so that the person may name another guardian. */
  hasGuardian: boolean;
}

/**
 * Returns the facts that a guardian confirmed for an account, as its guardian or in the profile that the account took over,
 * or null.
 */
export async function confirmedPerson(executor: Executor, userId: string): Promise<ConfirmedPerson | null> {
  const [row] = await executor.query<ConfirmedPerson>(
    `SELECT COALESCE(m.birth_date, c.birth_date)::text AS "birthDate",
       c.id IS NOT NULL OR m.guardian_email NOT LIKE 'erased-%@erased.invalid' AS "hasGuardian"
     FROM (SELECT $1::uuid AS id) u LEFT JOIN minors m ON m.user_id = u.id AND m.confirmed_at IS NOT NULL
       LEFT JOIN children c ON c.account_id = u.id
     WHERE m.user_id IS NOT NULL OR c.id IS NOT NULL`,
    [userId],
    'minor-confirmed',
  );
  return row ?? null;
}

/** Returns whether an account that joins is asked for its date of birth: no guardian has confirmed it. */
export const needsBirthDate = async (executor: Executor, userId: string): Promise<boolean> =>
  (await confirmedPerson(executor, userId))?.hasGuardian !== true;
