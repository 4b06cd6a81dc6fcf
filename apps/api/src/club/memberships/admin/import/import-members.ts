import { Injectable } from '@nestjs/common';
import {
  AccountState,
  fieldRules,
  isDay,
  type Locale,
  type MemberColumn,
  memberColumns,
  type MemberImportOutcome,
  memberImportOutcomes,
  parseProvince,
  type PlanKind,
  type ProvinceCode,
  type RowProblem,
  serverLimits,
} from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { dayAt, provinceZone } from '@dronesoccer/domain/calendar';
import { InviteAccount, type UserAccount, UserAccounts } from '../../../../people/users/index.js';
import type { Tx } from '../../../../platform/database/index.js';
import type { CsvRow } from '../../../../platform/http/index.js';
import {
  type AppliedRow,
  bilingualColumns,
  type DuplicateRows,
  findDuplicateRows,
  Importer,
  Imports,
  type ImportTypesOf,
  type JudgedRow,
  type LockedImport,
  needsEmail,
  type PlannedRow,
  readLanguage,
  RowReader,
  sameAddressAs,
  sharedImport,
} from '../../../../platform/imports/index.js';
import { GrantMembership } from '../../join/grant-membership.js';
import { activeOf, type MembershipRow } from '../../memberships.queries.js';
import { allPlans } from '../../plans.queries.js';
import { termAfter } from '../../settle/settle-membership.js';
import { accountState } from '../look-up-members.js';
import { importProblems } from './import-problems.js';
import { planWords } from './plan-words.js';

interface Member {
  email: string;
  firstName: string;
  lastName: string;
  /** Null if the row names no language: a new account gets English, and an existing one keeps its own. */
  locale: Locale | null;
  province: ProvinceCode;
  planId: string;
  /** `YYYY-MM-DD` */
  lastDay: string;
}

interface ListRules {
  duplicates: DuplicateRows;
  planIds: ReadonlyMap<PlanKind, string>;
  at: Date;
}

type MemberImport = ImportTypesOf<MemberImportOutcome, Member, ListRules>;

/** The change that a row makes to the account it names, as that account is now. */
interface Effect {
  outcome: MemberImportOutcome;
  errors: RowProblem[];
}

/**
 * Imports the members of an organisation that kept them elsewhere. Each gets a membership free of charge until the day in
 * its row, because it was paid there.
 */
@Injectable()
export class ImportMembers extends Importer<MemberImport> {
  constructor(
    imports: Imports,
    private readonly accounts: UserAccounts,
    private readonly grants: GrantMembership,
    private readonly invitations: InviteAccount,
  ) {
    super(imports, {
      ...sharedImport('member-import'),
      title: { en: 'Import of members', fr: 'Importation de membres' },
      page: '/dashboard/memberships/import',
      file: { name: 'members.csv', refusal: 'MEMB_018' },
      columns: () => Promise.resolve(bilingualColumns(memberColumns, needsEmail)),
      outcomes: memberImportOutcomes,
      changes: ['open', 'give'],
      check: { batch: 500, unchecked: 'keep' },
      rowDays: serverLimits.memberImportRowDays,
      prepare: async (executor, rows, at) => ({
        duplicates: findDuplicateRows(rows, ['email']),
        planIds: new Map((await allPlans(executor)).map(({ id, kind }) => [kind, id])),
        at,
      }),
      judge: (tx, rows, rules) => this.judge(tx, rows, rules),
      batch: 100,
      apply: (tx, rows, of, at) => this.applyRows(tx, rows, of, at),
      audit: { action: 'members.imported', subjectType: 'member-import' },
    });
  }

  private async judge(tx: Tx, rows: readonly CsvRow[], rules: ListRules): Promise<JudgedRow<MemberImport>[]> {
    const judged: JudgedRow<MemberImport>[] = [];
    for (const row of rows) {
      const { plan, errors } = readMember(row, rules);
      if (plan === null) {
        judged.push({ line: row.line, outcome: 'keep', plan, errors });
        continue;
      }
      const account = await this.accounts.findByEmail(plan.email, tx);
      const active = account && (await activeOf(tx, account.id, null));
      judged.push({ line: row.line, plan, ...effectOf(plan, account, active) });
    }
    return judged;
  }

  private async applyRows(
    tx: Tx,
    rows: readonly PlannedRow<MemberImport>[],
    of: LockedImport<MemberImport>,
    at: Date,
  ): Promise<AppliedRow<MemberImport>[]> {
    const applied: AppliedRow<MemberImport>[] = [];
    // Two lists with the same people lock their accounts in one order.
    for (const { line, plan } of rows.toSorted((one, other) => (one.plan.email < other.plan.email ? -1 : 1))) {
      applied.push({ line, ...(await this.applyRow(tx, plan, of, at)) });
    }
    return applied;
  }

  /** The account's state when the row is applied decides, not its state when the list was checked. */
  private async applyRow(tx: Tx, member: Member, of: LockedImport<MemberImport>, at: Date): Promise<Effect> {
    const { planId, province, lastDay } = member;
    const timeZone = provinceZone(province);
    // The list may have been confirmed weeks after it was checked.
    if (dayAt(timeZone, at) > lastDay) return refusedEffect('last_day', importProblems.day);
    const opened = await this.invitations.open(tx, { ...member, locale: member.locale ?? 'en' });
    const known = opened ?? (await this.accounts.findByEmail(member.email, tx));
    const account = known && (await this.accounts.lock(tx, known.id, 'exclusive'));
    if (account === null) throw new Error('An account was erased while its membership was imported');
    const active = await activeOf(tx, account.id, null);
    const effect = opened ? { outcome: 'open' as const, errors: [] } : effectOf(member, account, active);
    if (effect.errors.length > 0 || effect.outcome === 'keep') return effect;
    const { firstDay } = termAfter(active, { timeZone }, at);
    const grant = {
      planId,
      childId: null,
      province,
      term: { firstDay, lastDay },
      reason: of.fileName,
      actorId: of.actorId,
      at,
    };
    await this.grants.grant(tx, account, grant);
    return effect;
  }
}

/** Reads a row, without looking at the accounts. */
function readMember(row: CsvRow, rules: ListRules): { plan: Member | null; errors: RowProblem[] } {
  const reader = new RowReader<MemberColumn>(row);
  const email = reader.field('email', fieldRules.email);
  const repeated = rules.duplicates.get(row.line);
  if (repeated) reader.refuse('email', sameAddressAs(repeated.first));
  const firstName = reader.field('first_name', fieldRules.firstName);
  const lastName = reader.field('last_name', fieldRules.lastName);
  const province = parseProvince(reader.cell('province')) ?? reader.refuse('province', importProblems.province);
  const kind = planWords.get(reader.cell('plan').toLowerCase());
  const planId = (kind && rules.planIds.get(kind)) ?? reader.refuse('plan', importProblems.plan);
  const lastDay = lastDayIn(reader, rules.at, province);
  const locale = readLanguage(reader, 'language');
  const { errors } = reader;
  const isWhole = email !== null && firstName !== null && lastName !== null && province !== null && planId !== null;
  if (!isWhole || lastDay === null || errors.length > 0) return { plan: null, errors };
  return { plan: { email, firstName, lastName, locale, province, planId, lastDay }, errors };
}

function lastDayIn(reader: RowReader<MemberColumn>, at: Date, province: ProvinceCode | null): string | null {
  const day = reader.cell('last_day');
  const today = dayAt(provinceZone(province ?? 'ON'), at);
  const isPossible = isDay(day) && day >= today && day <= addDays(today, serverLimits.importedMembershipDays);
  return isPossible ? day : reader.refuse('last_day', importProblems.day);
}

function effectOf({ lastDay }: Member, account: UserAccount | null, active: MembershipRow | null): Effect {
  if (account === null) return { outcome: 'open', errors: [] };
  const state = accountState(account, active);
  if (state === AccountState.CLOSED) return refusedEffect('email', importProblems.closed);
  if (state === AccountState.UNCONFIRMED) return refusedEffect('email', importProblems.unconfirmed);
  const isKept = active !== null && active.lastDay !== null && active.lastDay >= lastDay;
  return { outcome: isKept ? 'keep' : 'give', errors: [] };
}

const refusedEffect = (field: MemberColumn, message: RowProblem['message']): Effect => ({
  outcome: 'keep',
  errors: [{ field, message }],
});
