import { AccountState, type ReceivedQuery, type Role, UserStatus } from '@dronesoccer/contracts';
import { contains, equals, type Executor, type SqlList } from '../../../platform/database/index.js';

export interface AccountRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  state: AccountState;
  roles: Role[];
  companyId: string | null;
  companyName: string | null;
  createdAt: Date;
  lastSeenAt: Date | null;
}

/** An address that no one confirmed and that has a password may have been registered by a stranger. */
const state = `CASE WHEN u.status <> ${UserStatus.ACTIVE} THEN ${AccountState.CLOSED}
  WHEN u.email_verified_at IS NOT NULL THEN ${AccountState.ACTIVE}
  WHEN u.password_hash IS NULL THEN ${AccountState.INVITED} ELSE ${AccountState.UNCONFIRMED} END`;

const columns = `u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email::text AS email, ${state} AS state,
  array(SELECT r.role FROM user_roles r WHERE r.user_id = u.id ORDER BY r.role) AS roles,
  c.id AS "companyId", c.name AS "companyName", u.created_at AS "createdAt",
  (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id) AS "lastSeenAt"`;

const withCompanies = 'users u LEFT JOIN companies c ON c.id = u.company_id';

export const accountList: SqlList<AccountRow, ReceivedQuery<'users.admin.list'>> = {
  columns,
  from: withCompanies,
  filters: {
    search: contains(`u.first_name || ' ' || u.last_name || ' ' || u.email::text`),
    role: (role, bind) =>
      `EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = ${bind(role)}::smallint)`,
    state: equals(`(${state})`),
    companyId: equals('u.company_id'),
  },
  order: {
    newest: 'u.created_at DESC, u.id DESC',
    name: 'lower(u.last_name), lower(u.first_name), u.id',
  },
};

export interface PersonRow extends AccountRow {
  phone: string | null;
  avatarUrl: string | null;
  locale: 'en' | 'fr';
  isEmailVerified: boolean;
  hasPassword: boolean;
  hasGoogle: boolean;
  hasTwoStep: boolean;
}

export async function personById(executor: Executor, id: string): Promise<PersonRow | null> {
  const [row] = await executor.query<PersonRow>(
    `SELECT ${columns}, u.phone, u.avatar_url AS "avatarUrl", u.locale, u.email_verified_at IS NOT NULL AS "isEmailVerified",
            u.password_hash IS NOT NULL AS "hasPassword",
            EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id) AS "hasGoogle",
            EXISTS (SELECT 1 FROM authenticators a
                     WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL) AS "hasTwoStep"
       FROM ${withCompanies} WHERE u.id = $1::uuid`,
    [id],
    'person-by-id',
  );
  return row ?? null;
}
