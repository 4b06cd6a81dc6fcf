import type { PartnerSort, PartnerState, ProvinceCode } from '@dronesoccer/contracts';
import { type Bind, bindTo, type Executor, patternOf, type Slice, type Tx } from '../../../platform/database/index.js';
import { byName, partnerById, partnerColumns, type PartnerRow } from '../partners.queries.js';

/** Filters for partners. Null means no filter. */
export interface PartnerConditions {
  search: string | null;
  state: PartnerState | null;
  province: ProvinceCode | null;
}

const orders: Readonly<Record<PartnerSort, string>> = { newest: 'p.created_at DESC, p.id DESC', name: byName };

function conditionsOf({ search, state, province }: PartnerConditions, bind: Bind): string {
  const all = ['p.deleted_at IS NULL'];
  if (search !== null) {
    all.push(`plain_text(p.org_name || ' ' || p.full_name || ' ' || p.email::text) LIKE ${patternOf(search, bind)}`);
  }
  if (state !== null) all.push(`p.state = ${bind(state)}`);
  if (province !== null) all.push(`p.province = ${bind(province)}`);
  return all.join(' AND ');
}

export async function listPartners(
  executor: Executor,
  conditions: PartnerConditions,
  { sort, limit, offset }: Slice & { sort: PartnerSort },
): Promise<{ rows: PartnerRow[]; total: number }> {
  const values: unknown[] = [];
  const where = conditionsOf(conditions, bindTo(values));
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM partners p WHERE ${where}`,
    values,
  );
  const bind = bindTo(values);
  const rows = await executor.query<PartnerRow>(
    `SELECT ${partnerColumns} FROM partners p WHERE ${where} ORDER BY ${orders[sort]} LIMIT ${bind(limit)} OFFSET ${bind(offset)}`,
    values,
  );
  return { rows, total: counted?.total ?? 0 };
}

export function partnersToExport(conditions: PartnerConditions): { text: string; params: unknown[] } {
  const params: unknown[] = [];
  const where = conditionsOf(conditions, bindTo(params));
  return { text: `SELECT ${partnerColumns} FROM partners p WHERE ${where} ORDER BY ${orders.newest}`, params };
}

/** Locks the partner until the transaction ends, so that a second caller sees the first one's changes. */
export async function lockPartner(tx: Tx, id: string): Promise<PartnerRow | null> {
  await tx.query('SELECT 1 FROM partners WHERE id = $1::uuid FOR NO KEY UPDATE', [id], 'partner-lock');
  return partnerById(tx, id);
}

export type PartnerValues = Pick<
  PartnerRow,
  'fullName' | 'jobTitle' | 'mobileNo' | 'email' | 'orgName' | 'province' | 'website' | 'logoUrl'
>;

/** The caller of the next three functions must hold the partner's lock. */
export async function updatePartner(tx: Tx, id: string, values: PartnerValues, at: Date): Promise<void> {
  const { fullName, jobTitle, mobileNo, email, orgName, province, website, logoUrl } = values;
  await tx.query(
    `UPDATE partners SET full_name = $2, job_title = $3, mobile_no = $4, email = $5, org_name = $6, province = $7, website = $8,
            logo_url = $9, version = version + 1, updated_at = $10 WHERE id = $1`,
    [id, fullName, jobTitle, mobileNo, email, orgName, province, website, logoUrl, at],
    'partner-update',
  );
}

export async function movePartner(tx: Tx, id: string, state: PartnerState, at: Date): Promise<void> {
  await tx.query(
    'UPDATE partners SET state = $2, version = version + 1, updated_at = $3 WHERE id = $1',
    [id, state, at],
    'partner-move',
  );
}

/** Keeps the row and the organization's name, but no personal data. */
export async function erasePartner(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(
    `UPDATE partners SET full_name = '', job_title = '', mobile_no = '', email = '', website = NULL, logo_url = NULL,
            version = version + 1, updated_at = $2, deleted_at = $2 WHERE id = $1`,
    [id, at],
    'partner-erase',
  );
}
