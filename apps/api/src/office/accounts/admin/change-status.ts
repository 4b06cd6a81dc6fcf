import { Injectable } from '@nestjs/common';
import { Role, UserStatus } from '@dronesoccer/contracts';
import { closeSessionsOf } from '../../../people/auth/index.js';
import { assertMayEndReader, UserAccounts } from '../../../people/users/index.js';
import { assertNotLastOf, holdCompanies } from '../../../places/companies/index.js';
import { LiveSessions } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { ReadAccounts } from './read-accounts.js';
import { SuperAdmins } from './super-admins.js';

/** Disables and enables accounts, and ends their sessions. */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly live: LiveSessions,
    private readonly read: ReadAccounts,
  ) {}

  /**
   * Disabling ends the account's sessions at once.
   *
   * @throws AppError USER_001, USER_014, USER_015 with the current account, USER_018, COMP_004 if an active company would have no
   * administrator who can log in, and AUTH_003 if the caller has just lost the role
   */
  async set(
    actorId: string,
    id: string,
    { status, reason }: { status: UserStatus; reason: string },
    repeat: Repeatable,
  ): Promise<void> {
    await this.read.orCurrent(id, () =>
      this.closing((tx) =>
        this.idempotency.run(tx, repeat, async () => {
          const admins = await SuperAdmins.hold(tx, actorId);
          const isDisabled = status === UserStatus.DISABLED;
          if (isDisabled) await assertMayEndReader(tx, actorId, id);
          const companyId = (await this.accounts.findById(id, tx))?.companyId ?? null;
          const companies = await holdCompanies(tx, [companyId]);
          const account = await this.accounts.lock(tx, id, 'exclusive');
          if (account === null) throw new AppError('USER_001');
          // Someone else moved the person to another company meanwhile.
          if (account.companyId !== companyId) throw new AppError('USER_015');
          if (account.status === status) throw new AppError('USER_015');
          if (isDisabled && account.roles.includes(Role.SUPER_ADMIN)) admins.assertNotLast(id);
          const company = companyId === null ? undefined : companies.get(companyId);
          if (isDisabled && company?.isActive) await assertNotLastOf(tx, company.id, id);
          await this.accounts.setStatus(tx, id, status);
          await this.audit.write(tx, {
            ...{ actorId, action: isDisabled ? 'user.disabled' : 'user.enabled', subjectType: 'user', subjectId: id },
            before: { status: account.status },
            after: { status, reason },
          });
          return isDisabled ? this.close(tx, id, 'account disabled') : [];
        }),
      ),
    );
  }

  /** The call is idempotent: without open sessions, it changes and records nothing. @throws AppError USER_001 */
  async endSessions(actorId: string, id: string): Promise<void> {
    await this.closing(async (tx) => {
      if ((await this.accounts.lock(tx, id, 'exclusive')) === null) throw new AppError('USER_001');
      const sessions = await this.close(tx, id, 'ended by an administrator');
      if (sessions.length === 0) return sessions;
      await this.audit.write(tx, {
        ...{ actorId, action: 'user.sessions-ended', subjectType: 'user', subjectId: id },
        after: { sessions: sessions.length },
      });
      return sessions;
    });
  }

  /** Runs `work`, which returns the sessions that it closed, and forgets their callers once it is committed. */
  private async closing(work: (tx: Tx) => Promise<string[]>): Promise<void> {
    const closed = await this.database.transaction(work);
    this.live.forget(...closed);
  }

  private close(tx: Tx, userId: string, reason: string): Promise<string[]> {
    return closeSessionsOf(tx, { userId, except: null, reason });
  }
}
