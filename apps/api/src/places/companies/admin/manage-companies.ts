import { Injectable } from '@nestjs/common';
import {
  type CompanyAdminBody,
  type CompanyDetailWire,
  type CompanyNameWire,
  type CreateCompanyBody,
  Role,
} from '@dronesoccer/contracts';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, newId, type Tx } from '../../../platform/database/index.js';
import { AppError, constraintMeans } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { assertConfirmed, type ConfirmedCaller } from '../../../people/auth/index.js';
import { InviteAccount, UserAccounts } from '../../../people/users/index.js';
import {
  assertNotLastOf,
  companyById,
  type CompanyPerson,
  type CompanyRow,
  lockCompany,
  peopleOf,
} from './companies.queries.js';
import { presentCompanyDetail } from './companies.presenter.js';

constraintMeans({ companies_name_key: 'COMP_002' });

const role = Role.COMPANY_ADMIN;

type StaffedRow = CompanyRow & { people: CompanyPerson[] };

/** The companies that run locations, and their administrators. */
@Injectable()
export class ManageCompanies {
  private readonly edits: Edits<StaffedRow, CompanyDetailWire, 'all', Tx>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly invitations: InviteAccount,
    private readonly accounts: UserAccounts,
  ) {
    this.edits = new Edits(audit, {
      ...{ subject: 'company', missing: 'COMP_001', changed: 'COMP_009' },
      hold: holdStaffed,
      present: (row) => presentCompanyDetail(row, row.people),
    });
  }

  names(): Promise<CompanyNameWire[]> {
    const [select, orderBy] = [{ id: true, name: true } as const, { name: 'asc' } as const];
    return this.database.prisma.company.findMany({ where: { isActive: true }, select, orderBy });
  }

  async get(id: string): Promise<CompanyDetailWire> {
    const company = await companyById(this.database, id);
    if (company === null) throw new AppError('COMP_001');
    return presentCompanyDetail(company, await peopleOf(this.database, id));
  }

  /** @throws AppError AUTH_019, COMP_002 if the name is taken, COMP_006 if the administrator cannot be invited */
  create(caller: ConfirmedCaller, { name, admin }: CreateCompanyBody, repeat: Repeatable): Promise<CompanyDetailWire> {
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        await assertConfirmed(tx, caller);
        const [id, now] = [newId(), this.clock.now()];
        await tx.query(
          'INSERT INTO companies (id, name, created_at, updated_at) VALUES ($1, $2, $3, $3)',
          [id, name, now],
          'company-insert',
        );
        await this.invite(tx, { id, name }, admin, 'admin.email');
        return this.edits.created(tx, { actorId: caller.id, id, scope: 'all' });
      }),
    );
  }

  /** @throws AppError COMP_009 if someone else changed the company first */
  rename(
    actorId: string,
    id: string,
    { name, version }: { name: string; version: number },
  ): Promise<CompanyDetailWire> {
    return this.change({ actorId, id, action: 'renamed', version }, (tx, { isActive }) =>
      this.write(tx, id, { name, isActive }),
    );
  }

  /** The call is idempotent. Within a second, the company's administrators lose or regain access to its data. */
  setActive(actorId: string, id: string, isActive: boolean): Promise<CompanyDetailWire> {
    const action = isActive ? 'activated' : 'deactivated';
    return this.change({ actorId, id, action }, async (tx, company) => {
      if (company.isActive !== isActive) await this.write(tx, id, { name: company.name, isActive });
    });
  }

  /** @throws AppError AUTH_019, COMP_003 if the company is inactive, COMP_006 if the person cannot be invited */
  inviteAdmin(caller: ConfirmedCaller, id: string, person: CompanyAdminBody): Promise<CompanyDetailWire> {
    return this.change({ actorId: caller.id, id, action: 'admin-invited' }, async (tx, company) => {
      await assertConfirmed(tx, caller);
      if (!company.isActive) throw new AppError('COMP_003');
      await this.invite(tx, company, person, 'email');
    });
  }

  /**
   * Does nothing if the person does not administer the company.
   * @throws AppError AUTH_019, COMP_004 for the last administrator who can log in
   */
  removeAdmin(caller: ConfirmedCaller, id: string, userId: string): Promise<CompanyDetailWire> {
    return this.change({ actorId: caller.id, id, action: 'admin-removed' }, async (tx) => {
      await assertConfirmed(tx, caller);
      await this.accounts.lock(tx, userId, 'exclusive');
      await assertNotLastOf(tx, id, userId);
      await this.accounts.leave(tx, userId, { role, companyId: id });
    });
  }

  private async invite(
    tx: Tx,
    { id, name }: Pick<CompanyRow, 'id' | 'name'>,
    person: CompanyAdminBody,
    field: string,
  ): Promise<void> {
    if (await this.invitations.invite(tx, { ...person, role, companyId: id, by: name })) return;
    const message = {
      en: 'This account belongs to another company, is disabled, has joined already, or its email is not confirmed yet',
      fr: 'Ce compte appartient à une autre entreprise, est désactivé, a déjà accepté, ou son adresse courriel n’est pas encore confirmée',
    };
    throw new AppError('COMP_006', { errors: [{ field, message }] });
  }

  private change(
    edit: { actorId: string; id: string; action: string; version?: number },
    work: (tx: Tx, company: CompanyRow) => Promise<void>,
  ): Promise<CompanyDetailWire> {
    return this.database.transaction((tx) =>
      this.edits.change(tx, { ...edit, scope: 'all' }, (company) => work(tx, company)),
    );
  }

  private async write(tx: Tx, id: string, { name, isActive }: { name: string; isActive: boolean }): Promise<void> {
    await tx.query(
      'UPDATE companies SET name = $2, is_active = $3, version = version + 1, updated_at = $4 WHERE id = $1',
      [id, name, isActive, this.clock.now()],
      'company-update',
    );
  }
}

async function holdStaffed(tx: Tx, id: string): Promise<StaffedRow | null> {
  const row = await lockCompany(tx, id);
  return row && { ...row, people: await peopleOf(tx, id) };
}
