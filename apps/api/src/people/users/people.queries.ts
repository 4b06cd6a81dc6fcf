import { type Locale, Role, UserStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

export interface SuperAdmin {
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

/** Returns the active super administrators by name, for features that assign work to one of them or email them all. */
export function superAdmins(executor: Executor): Promise<SuperAdmin[]> {
  return executor.query(
    `SELECT u.id, btrim(u.first_name || ' ' || u.last_name) AS name, u.email::text AS email, u.locale FROM users u
      WHERE u.status = ${UserStatus.ACTIVE}
        AND EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = ${Role.SUPER_ADMIN})
      ORDER BY lower(u.last_name), lower(u.first_name), u.id`,
    [],
    'super-admins',
  );
}

/**
 * Returns true if the address is the visitor's own and verified through an emailed link. Emails to it reach no
 * stranger.
 */
export async function isOwnAddress(executor: Executor, userId: string | null, email: string): Promise<boolean> {
  const rows = await executor.query(
    'SELECT 1 FROM users WHERE id = $1::uuid AND email = $2::citext AND email_verified_at IS NOT NULL',
    [userId, email],
    'own-address',
  );
  return rows.length > 0;
}
