import { Role, UserStatus } from '@dronesoccer/contracts';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';

/** An arbitrary number that no other advisory lock of the product uses. */
const lock = 7_203_118_404;

export class SuperAdmins {
  private constructor(private readonly ids: readonly string[]) {}

  /**
   * Makes changes of roles and states wait for each other until the transaction ends, and returns the active super
   * administrators who can log in. Call it before locking a company or an account.
   *
   * @throws AppError AUTH_003 if the caller has lost the role since the request began
   */
  static async hold(tx: Tx, callerId: string): Promise<SuperAdmins> {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lock], 'accounts-lock');
    const rows = await tx.query<{ id: string }>(
      `SELECT u.id FROM users u
        WHERE u.status = ${UserStatus.ACTIVE}
          AND EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = ${Role.SUPER_ADMIN})
          AND (u.password_hash IS NOT NULL OR EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id))`,
      [],
      'super-admins-who-log-in',
    );
    const ids = rows.map(({ id }) => id);
    if (!ids.includes(callerId)) throw new AppError('AUTH_003');
    return new SuperAdmins(ids);
  }

  /** @throws AppError USER_014 if no other super administrator would remain */
  assertNotLast(id: string): void {
    if (this.ids.every((each) => each === id)) throw new AppError('USER_014');
  }
}
