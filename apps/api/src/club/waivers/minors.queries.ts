import type { Tx } from '../../platform/database/index.js';

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
