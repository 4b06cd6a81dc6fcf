import { Injectable } from '@nestjs/common';
import { grantableRoles, type GrantableRole, grantedOf, type ReceivedBody, Role } from '@dronesoccer/contracts';
import { assertConfirmed, type ConfirmedCaller, openSessionsOf } from '../../../people/auth/index.js';
import { assertMayEndReader, type UserAccount, UserAccounts } from '../../../people/users/index.js';
import { assertNotLastOf, type CompanyRow, holdCompanies } from '../../../places/companies/index.js';
import { LiveSessions } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { ReadAccounts } from './read-accounts.js';
import { SuperAdmins } from './super-admins.js';

type RolesBody = ReceivedBody<'users.admin.setRoles'>;

/** Replaces the roles that can be granted. MEMBER stays as it is, and every account is a PLAYER. */
@Injectable()
export class ChangeRoles {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly live: LiveSessions,
    private readonly read: ReadAccounts,
  ) {}

  /**
   * The new roles apply on the person's next request.
   *
   * @throws AppError USER_001, USER_014, USER_015 with the current account, USER_016, USER_018, COMP_001, COMP_003, COMP_004,
   * AUTH_019, and AUTH_003 if the caller has just lost the role
   */
  async run(caller: ConfirmedCaller, id: string, body: RolesBody, repeat: Repeatable): Promise<void> {
    assertCompanyFits(body);
    await this.read.orCurrent(id, async () => {
      const sessions = await this.database.transaction((tx) =>
        this.idempotency.run(tx, repeat, () => this.runIn(tx, caller, id, body)),
      );
      this.live.forget(...sessions);
    });
  }

  private async runIn(tx: Tx, caller: ConfirmedCaller, id: string, body: RolesBody): Promise<string[]> {
    await assertConfirmed(tx, caller);
    const admins = await SuperAdmins.hold(tx, caller.id);
    const keepsSuperAdmin = body.roles.includes(Role.SUPER_ADMIN);
    if (!keepsSuperAdmin) await assertMayEndReader(tx, caller.id, id);
    const companies = await holdCompanies(tx, [body.companyId, body.expectedCompanyId]);
    const account = await this.accounts.lock(tx, id, 'exclusive');
    if (account === null) throw new AppError('USER_001');
    if (!isAsExpected(account, body)) throw new AppError('USER_015');
    const before = grantedOf(account.roles);
    if (before.includes(Role.SUPER_ADMIN) && !keepsSuperAdmin) admins.assertNotLast(id);
    if (body.roles.some((role) => !before.includes(role))) assertIsNoStranger(account);
    await assertCompanies(tx, companies, account, body);
    const kept = account.roles.filter((role) => !isGrantable(role));
    const after = { roles: sortedRoles([...kept, ...body.roles, Role.PLAYER]), companyId: body.companyId };
    await this.accounts.setAccess(tx, id, after);
    await this.audit.write(tx, {
      ...{ actorId: caller.id, action: 'user.roles-changed', subjectType: 'user', subjectId: id, after },
      before: { roles: account.roles, companyId: account.companyId },
    });
    return openSessionsOf(tx, id);
  }
}

/** @throws AppError AUTH_008 if a company is missing, or is given without the role COMPANY_ADMIN */
export function assertCompanyFits({ roles, companyId }: Pick<RolesBody, 'roles' | 'companyId'>): void {
  if (roles.includes(Role.COMPANY_ADMIN) === (companyId !== null)) return;
  const message =
    companyId === null
      ? { en: 'Choose the company of this administrator', fr: 'Choisissez l’entreprise de cet administrateur' }
      : {
          en: 'Only a company administrator has a company',
          fr: 'Seul un administrateur d’entreprise a une entreprise',
        };
  throw new AppError('AUTH_008', { errors: [{ field: 'companyId', message }] });
}

/** @throws AppError COMP_001 if the company does not exist, COMP_003 if it is inactive */
export function assertIsActive(company: CompanyRow | undefined): CompanyRow {
  if (company === undefined) throw new AppError('COMP_001');
  if (!company.isActive) throw new AppError('COMP_003');
  return company;
}

const isGrantable = (role: Role): role is GrantableRole => grantableRoles.some((each) => each === role);

const sortedRoles = (roles: readonly Role[]): Role[] => [...new Set(roles)].sort((a, b) => a - b);

const isAsExpected = (
  { roles, companyId }: UserAccount,
  { expectedRoles, expectedCompanyId }: Pick<RolesBody, 'expectedRoles' | 'expectedCompanyId'>,
): boolean => companyId === expectedCompanyId && String(grantedOf(roles)) === String(sortedRoles(expectedRoles));

/** @throws AppError USER_016 if a stranger may have registered the account */
function assertIsNoStranger({ emailVerifiedAt, passwordHash }: UserAccount): void {
  if (emailVerifiedAt === null && passwordHash !== null) throw new AppError('USER_016');
}

/**
 * @throws AppError COMP_001 or COMP_003 for the new company, COMP_004 if the former one would have no administrator who
 * can log in
 */
async function assertCompanies(
  tx: Tx,
  companies: ReadonlyMap<string, CompanyRow>,
  { id, companyId: formerId, roles }: UserAccount,
  { companyId }: Pick<RolesBody, 'companyId'>,
): Promise<void> {
  const wasAdmin = roles.includes(Role.COMPANY_ADMIN);
  if (companyId === formerId && (wasAdmin || companyId === null)) return;
  if (companyId !== null) assertIsActive(companies.get(companyId));
  if (formerId !== null && companyId !== formerId) await assertNotLastOf(tx, formerId, id);
}
