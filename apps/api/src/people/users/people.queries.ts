import { type Locale, Role, UserStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

export interface SuperAdmin {
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

/** The active super administrators by name, for features that give one of them something or write to them all. */
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

/** The address is the visitor's own, proved by a link that was mailed to it: what is written to it is no stranger's mail. */
export async function isOwnAddress(executor: Executor, userId: string | null, email: string): Promise<boolean> {
  const rows = await executor.query(
    'SELECT 1 FROM users WHERE id = $1::uuid AND email = $2::citext AND email_verified_at IS NOT NULL',
    [userId, email],
    'own-address',
  );
  return rows.length > 0;
}
