import { type CompanyWire, type ReceivedQuery, Role, UserStatus } from '@dronesoccer/contracts';
import {
  containsInAnyCase,
  equals,
  type Executor,
  type RowOf,
  type SqlList,
  type Tx,
} from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';

export type CompanyRow = RowOf<CompanyWire, 'createdAt'>;

export interface CompanyPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  hasJoined: boolean;
}

const isAdministrator = `EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = ${Role.COMPANY_ADMIN})`;

const columns = `c.id, c.name, c.is_active AS "isActive", c.version, c.created_at AS "createdAt",
  (SELECT count(*)::int FROM locations l WHERE l.company_id = c.id) AS locations,
  (SELECT count(*)::int FROM arenas a JOIN locations l ON l.id = a.location_id WHERE l.company_id = c.id) AS arenas,
  (SELECT count(*)::int FROM users u WHERE u.company_id = c.id AND ${isAdministrator}) AS admins`;

export const companyList: SqlList<CompanyRow, ReceivedQuery<'companies.admin.list'>> = {
  columns,
  from: 'companies c',
  filters: { search: containsInAnyCase('c.name', 1), active: equals('c.is_active') },
  order: 'lower(c.name), c.id',
};

export interface ExportedCompany extends CompanyRow {
  /** The addresses of its administrators. */
  emails: string[];
}

/** The list with the columns that only its export shows. */
export const exportedCompanies: SqlList<ExportedCompany, ReceivedQuery<'companies.admin.export'>> = {
  ...companyList,
  columns: `${columns}, ARRAY(SELECT u.email::text FROM users u WHERE u.company_id = c.id AND ${isAdministrator}
    ORDER BY u.email) AS emails`,
};

export async function companyById(executor: Executor, id: string): Promise<CompanyRow | null> {
  const [row] = await executor.query<CompanyRow>(
    `SELECT ${columns} FROM companies c WHERE c.id = $1`,
    [id],
    'company-by-id',
  );
  return row ?? null;
}

/** Locks the company until the transaction ends: invitations and removals in one company wait for each other. */
export async function lockCompany(tx: Tx, id: string): Promise<CompanyRow | null> {
  await tx.query('SELECT 1 FROM companies WHERE id = $1 FOR NO KEY UPDATE', [id], 'company-lock');
  return companyById(tx, id);
}

/**
 * Locks companies until the transaction ends, in an order that prevents deadlocks. Call it before locking an account.
 * For features that change who administers a company. Unknown ids are left out.
 */
export async function holdCompanies(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, CompanyRow>> {
  const known = new Map<string, CompanyRow>();
  for (const id of [...new Set(ids)].sort()) {
    const company = id === null ? null : await lockCompany(tx, id);
    if (company !== null) known.set(company.id, company);
  }
  return known;
}

/** True for an account `u` whose invitation was accepted. */
const hasJoined = `(u.password_hash IS NOT NULL OR EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id))`;

/**
 * Refuses a change that would leave a company without an administrator who can log in, or, if all are only invited,
 * without an administrator. A person who does not administer it may leave. The caller must hold the company.
 *
 * @throws AppError COMP_004
 */
export async function assertNotLastOf(tx: Tx, companyId: string, userId: string): Promise<void> {
  const rows = await tx.query<{ id: string; hasJoined: boolean }>(
    `SELECT u.id, ${hasJoined} AS "hasJoined"
       FROM users u WHERE u.company_id = $1 AND ${isAdministrator} AND u.status = ${UserStatus.ACTIVE}`,
    [companyId],
    'company-active-admins',
  );
  const joined = rows.filter((row) => row.hasJoined);
  const [only, ...others] = joined.length > 0 ? joined : rows;
  if (only?.id === userId && others.length === 0) throw new AppError('COMP_004');
}

/** Returns a company's administrators by name. */
export function peopleOf(executor: Executor, id: string): Promise<CompanyPerson[]> {
  return executor.query(
    `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, ${hasJoined} AS "hasJoined"
       FROM users u WHERE u.company_id = $1 AND ${isAdministrator} ORDER BY lower(u.last_name), lower(u.first_name), u.id`,
    [id],
    'company-people',
  );
}

/**
 * Returns whether a company is active, or null if it does not exist. For features that assign something to a company.
 */
export async function activeCompany(executor: Executor, id: string): Promise<boolean | null> {
  const [row] = await executor.query<{ isActive: boolean }>(
    'SELECT is_active AS "isActive" FROM companies WHERE id = $1 FOR KEY SHARE',
    [id],
    'company-active',
  );
  return row?.isActive ?? null;
}
