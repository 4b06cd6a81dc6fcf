import { Injectable } from '@nestjs/common';
import { BookingUserType, type Locale, Role, type UserStatus } from '@dronesoccer/contracts';
import { Database, type Executor, newId, type Tx } from '../../platform/database/index.js';

/** A person's stored account, with all roles. */
export interface UserAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  avatarUrl: string | null;
  userType: BookingUserType;
  status: UserStatus;
  locale: Locale;
  companyId: string | null;
  emailVerifiedAt: Date | null;
  /** Null for people who sign in only through an identity provider. */
  passwordHash: string | null;
  passwordKeyId: string | null;
  /** Sorted, the strongest first. */
  roles: Role[];
}

interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  locale: Locale;
  /** Both fields are null until the person chooses a password. */
  passwordHash: string | null;
  passwordKeyId: string | null;
  roles: readonly Role[];
  isVerified?: boolean;
}

const columns = `u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.phone, u.avatar_url AS "avatarUrl",
  u.user_type AS "userType", u.status, u.locale, u.company_id AS "companyId", u.email_verified_at AS "emailVerifiedAt",
  u.password_hash AS "passwordHash", u.password_key_id AS "passwordKeyId",
  array(SELECT r.role FROM user_roles r WHERE r.user_id = u.id ORDER BY r.role) AS roles`;

/**
 * The mode in which an account is locked until the transaction ends. Several transactions may hold `shared` at once. Both modes wait
 * for a change of the row, and a change waits for both. Rows that only refer to the account can still be written, except
 * under `key`, which deleting the account or changing its email needs.
 */
const lockModes = { shared: 'FOR SHARE', exclusive: 'FOR NO KEY UPDATE', key: 'FOR UPDATE' } as const;

/** The rows of `users` and `user_roles`, for this feature and for sign-in. */
@Injectable()
export class UserAccounts {
  constructor(private readonly database: Database) {}

  async findById(id: string, executor: Executor = this.database): Promise<UserAccount | null> {
    const [row] = await executor.query<UserAccount>(
      `SELECT ${columns} FROM users u WHERE u.id = $1`,
      [id],
      'user-by-id',
    );
    return row ?? null;
  }

  async findByEmail(email: string, executor: Executor = this.database): Promise<UserAccount | null> {
    const [row] = await executor.query<UserAccount>(
      `SELECT ${columns} FROM users u WHERE u.email = $1`,
      [email],
      'user-by-email',
    );
    return row ?? null;
  }

  /**
   * Returns the current account, locked until the transaction ends, or null if it is gone. The values that decide
   * sign-ins (password and status) are read and written under this lock. To prevent deadlocks, it comes before every
   * other lock of the account: first `users`, then `email_tokens`, then `sessions` with their refresh tokens.
   */
  async lock(tx: Tx, id: string, mode: keyof typeof lockModes): Promise<UserAccount | null> {
    const [row] = await tx.query<UserAccount>(
      `SELECT ${columns} FROM users u WHERE u.id = $1 ${lockModes[mode]} OF u`,
      [id],
      `user-lock-${mode}`,
    );
    return row ?? null;
  }

  /** The transaction must have locked the account. */
  async setPassword(tx: Tx, id: string, { hash, keyId }: { hash: string; keyId: string }): Promise<void> {
    await tx.query(
      'UPDATE users SET password_hash = $2, password_key_id = $3, updated_at = now() WHERE id = $1',
      [id, hash, keyId],
      'user-set-password',
    );
  }

  async setAvatar(tx: Tx, id: string, url: string | null): Promise<void> {
    await tx.query('UPDATE users SET avatar_url = $2, updated_at = now() WHERE id = $1', [id, url], 'user-set-avatar');
  }

  /** Sets an address that the person has just confirmed. The transaction must have locked the account by its `key`. */
  async setEmail(tx: Tx, id: string, email: string): Promise<void> {
    await tx.query(
      'UPDATE users SET email = $2, email_verified_at = now(), updated_at = now() WHERE id = $1',
      [id, email],
      'user-set-email',
    );
  }

  /** The transaction must have locked the account. */
  async join(tx: Tx, id: string, { role, companyId }: { role: Role; companyId: string }): Promise<void> {
    await tx.query('UPDATE users SET company_id = $2, updated_at = now() WHERE id = $1', [id, companyId], 'user-join');
    await tx.query(
      'INSERT INTO user_roles (user_id, role) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [id, role],
      'user-role-add',
    );
  }

  /** Reverses `join`. Does nothing if the person has no such role in that company. */
  async leave(tx: Tx, id: string, { role, companyId }: { role: Role; companyId: string }): Promise<void> {
    await tx.query(
      `WITH former AS (
         UPDATE users SET company_id = NULL, updated_at = now() WHERE id = $1 AND company_id = $3
            AND EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = $1 AND r.role = $2) RETURNING id)
       DELETE FROM user_roles r USING former f WHERE r.user_id = f.id AND r.role = $2`,
      [id, role, companyId],
      'user-leave',
    );
  }

  /**
   * Gives the account the member price and the role MEMBER, or takes both away. The transaction must have locked the
   * account.
   */
  async setMember(tx: Tx, id: string, isMember: boolean): Promise<void> {
    const userType = isMember ? BookingUserType.MEMBER : BookingUserType.GUEST;
    await tx.query(
      'UPDATE users SET user_type = $2, updated_at = now() WHERE id = $1',
      [id, userType],
      'user-set-type',
    );
    const sql = isMember
      ? 'INSERT INTO user_roles (user_id, role) VALUES ($1, $2) ON CONFLICT DO NOTHING'
      : 'DELETE FROM user_roles WHERE user_id = $1 AND role = $2';
    await tx.query(sql, [id, Role.MEMBER], isMember ? 'user-member-add' : 'user-member-remove');
  }

  /** Sets exactly these roles, and the company. The transaction must have locked the account. */
  async setAccess(
    tx: Tx,
    id: string,
    { roles, companyId }: { roles: readonly Role[]; companyId: string | null },
  ): Promise<void> {
    await tx.query(
      'UPDATE users SET company_id = $2, updated_at = now() WHERE id = $1',
      [id, companyId],
      'user-set-company',
    );
    await tx.query(
      'DELETE FROM user_roles WHERE user_id = $1 AND role <> ALL($2::smallint[])',
      [id, roles],
      'user-roles-remove',
    );
    await tx.query(
      'INSERT INTO user_roles (user_id, role) SELECT $1, unnest($2::smallint[]) ON CONFLICT DO NOTHING',
      [id, roles],
      'user-roles-add',
    );
  }

  /** The transaction must have locked the account. */
  async setStatus(tx: Tx, id: string, status: UserStatus): Promise<void> {
    await tx.query('UPDATE users SET status = $2, updated_at = now() WHERE id = $1', [id, status], 'user-set-status');
  }

  /** Returns null if the email already has an account. */
  async insert(executor: Executor, account: NewAccount): Promise<UserAccount | null> {
    const id = newId();
    const [inserted] = await executor.query(
      `INSERT INTO users (id, email, first_name, last_name, phone, locale, password_hash, password_key_id, email_verified_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $9 THEN now() END)
       ON CONFLICT (email) DO NOTHING RETURNING 1`,
      [
        id,
        account.email,
        account.firstName,
        account.lastName,
        account.phone,
        account.locale,
        account.passwordHash,
        account.passwordKeyId,
        account.isVerified ?? false,
      ],
      'user-insert',
    );
    if (inserted === undefined) return null;
    await executor.query(
      'INSERT INTO user_roles (user_id, role) SELECT $1, unnest($2::smallint[])',
      [id, account.roles],
      'user-roles-insert',
    );
    return this.findById(id, executor);
  }
}

export function fullNameOf({ firstName, lastName }: Pick<UserAccount, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The strongest role has the smallest number. */
export function strongestOf(roles: readonly Role[]): Role {
  return roles[0] ?? Role.PLAYER;
}
