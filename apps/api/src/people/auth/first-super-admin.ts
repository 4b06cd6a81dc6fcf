import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Role } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Database } from '../../platform/database/index.js';
import { Log } from '../../platform/logging/index.js';
import { UserAccounts } from '../users/index.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';

/** An arbitrary number that no other advisory lock of the product uses. */
const lock = 7_203_118_403;

/**
 * Creates the first administrator from the configuration. The configuration is ignored once an administrator exists.
 */
@Injectable()
export class FirstSuperAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const configured = this.config.auth.firstSuperAdmin;
    if (configured === null || (await this.exists())) return;
    this.policy.check(configured.password, 'SUPER_ADMIN_PASSWORD');
    const { hash, keyId } = await this.hasher.hash(configured.password);
    await this.database.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [lock]);
      const [known] = await tx.query('SELECT 1 FROM user_roles WHERE role = $1 LIMIT 1', [Role.SUPER_ADMIN]);
      if (known !== undefined) return;
      const created = await this.accounts.insert(tx, {
        email: configured.email,
        firstName: 'Super',
        lastName: 'Admin',
        phone: null,
        locale: 'en',
        passwordHash: hash,
        passwordKeyId: keyId,
        roles: [Role.SUPER_ADMIN],
        isVerified: true,
      });
      // The owner of that address registered the account; the role would go to a stranger.
      if (created === null) this.log.error({}, 'SUPER_ADMIN_EMAIL has an account already; choose another address');
      else this.log.info({ user: created.id }, 'the first administrator was created');
    });
  }

  private async exists(): Promise<boolean> {
    const [row] = await this.database.query('SELECT 1 FROM user_roles WHERE role = $1 LIMIT 1', [Role.SUPER_ADMIN]);
    return row !== undefined;
  }
}
