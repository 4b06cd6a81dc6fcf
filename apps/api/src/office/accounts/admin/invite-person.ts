import { Injectable } from '@nestjs/common';
import { AccountState, type ReceivedBody, Role } from '@dronesoccer/contracts';
import { assertConfirmed, type ConfirmedCaller } from '../../../people/auth/index.js';
import { InviteAccount, UserAccounts } from '../../../people/users/index.js';
import { holdCompanies } from '../../../places/companies/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { personById } from './accounts.queries.js';
import { assertCompanyFits, assertIsActive } from './change-roles.js';
import { SuperAdmins } from './super-admins.js';

/** Opens accounts for people whom an administrator invites. */
@Injectable()
export class InvitePerson {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly invitations: InviteAccount,
  ) {}

  /**
   * Returns the id of the new account.
   *
   * @throws AppError USER_002 with the id of an existing account, COMP_001, COMP_003, AUTH_019, and AUTH_003 if the caller
   * has just lost the role
   */
  async run(caller: ConfirmedCaller, body: ReceivedBody<'users.admin.invite'>, repeat: Repeatable): Promise<string> {
    assertCompanyFits(body);
    const { id } = await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => ({ id: await this.runIn(tx, caller, body) })),
    );
    return id;
  }

  private async runIn(
    tx: Tx,
    caller: ConfirmedCaller,
    { roles: granted, companyId, ...person }: ReceivedBody<'users.admin.invite'>,
  ): Promise<string> {
    await assertConfirmed(tx, caller);
    await SuperAdmins.hold(tx, caller.id);
    const companies = await holdCompanies(tx, [companyId]);
    const company = companyId === null ? null : assertIsActive(companies.get(companyId));
    const roles = [...granted, Role.PLAYER];
    const account = await this.invitations.openWithRoles(tx, person, { roles, company });
    if (account === null) {
      const known = await this.accounts.findByEmail(person.email, tx);
      throw new AppError('USER_002', { data: known && { id: known.id } });
    }
    const { id } = account;
    await this.audit.write(tx, {
      ...{
        actorId: caller.id,
        action: 'user.invited',
        subjectType: 'user',
        subjectId: id,
        after: { roles, companyId },
      },
    });
    return id;
  }

  /** @throws AppError USER_001, USER_017 if the person has joined or is disabled */
  async again(actorId: string, id: string, repeat: Repeatable): Promise<void> {
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        if ((await this.accounts.lock(tx, id, 'exclusive')) === null) throw new AppError('USER_001');
        const person = await personById(tx, id);
        if (person?.state !== AccountState.INVITED) throw new AppError('USER_017');
        await this.invitations.sendAgain(tx, id, person.companyName);
        await this.audit.write(tx, { actorId, action: 'user.invited-again', subjectType: 'user', subjectId: id });
        return null;
      }),
    );
  }
}
