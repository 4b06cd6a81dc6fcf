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

/**
 * Returns the date of birth (`YYYY-MM-DD`) that a guardian confirmed for an account, as its guardian or in the profile that
 * the account took over, or null.
 */
export async function confirmedBirthDate(executor: Executor, userId: string): Promise<string | null> {
  const [row] = await executor.query<{ birthDate: string | null }>(
    `SELECT COALESCE((SELECT birth_date FROM minors WHERE user_id = $1::uuid AND confirmed_at IS NOT NULL),
       (SELECT birth_date FROM children WHERE account_id = $1::uuid))::text AS "birthDate"`,
    [userId],
    'minor-confirmed-birth-date',
  );
  return row?.birthDate ?? null;
}
