import { Injectable } from '@nestjs/common';
import { type AuthWire, UserStatus } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/http/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { type UserAccount, UserAccounts } from '../users/index.js';
import { accountVerified } from './account-events.js';
import type { LoginDto } from './auth.dto.js';
import { PasswordHasher, type StoredPassword } from './passwords/password-hasher.js';
import { type Origin, SessionsService } from './sessions/sessions.service.js';

@Injectable()
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly jobs: Jobs,
  ) {}

  /** A wrong password, an unknown e-mail and an account without a password get the same answer after the same work. */
  async login({ email, password }: LoginDto, origin: Origin): Promise<AuthWire> {
    const user = await this.accounts.findByEmail(email);
    const stored = user && storedPasswordOf(user);
    const matches = await this.hasher.verify(password, stored);
    if (user === null || stored === null || !matches) throw new AppError('AUTH_001');
    // Told only to who knows the password, so it gives no account away.
    if (user.status !== UserStatus.ACTIVE) throw new AppError('AUTH_006');
    const renewed = this.hasher.isOutdated(stored) ? await this.hasher.hash(password) : null;
    return this.database.transaction(async (tx) => {
      if (renewed !== null) {
        // Compared with the old hash, so that a password changed meanwhile is not put back.
        await tx.query(
          'UPDATE users SET password_hash = $3, password_key_id = $4 WHERE id = $1 AND password_hash = $2',
          [user.id, stored.hash, renewed.hash, renewed.keyId],
        );
      }
      // What was done in the name of this address without an account, since it was proved, is theirs too.
      if (user.emailVerifiedAt !== null) {
        await this.jobs.publish(tx, accountVerified, { userId: user.id, email: user.email });
      }
      return this.sessions.open(tx, user, origin);
    });
  }
}

export function storedPasswordOf({ passwordHash, passwordKeyId }: UserAccount): StoredPassword | null {
  return passwordHash === null || passwordKeyId === null ? null : { hash: passwordHash, keyId: passwordKeyId };
}
