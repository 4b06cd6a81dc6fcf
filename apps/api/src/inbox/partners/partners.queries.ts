import { type PartnerAdminWire, PartnerState } from '@dronesoccer/contracts';
import {
  type Columns,
  type Executor,
  type RowOf,
  selectList,
  type Slice,
  type Tx,
} from '../../platform/database/index.js';

export type PartnerRow = RowOf<PartnerAdminWire, 'createdAt' | 'updatedAt'>;

const columns: Columns<PartnerRow> = {
  id: 'id',
  state: 'state',
  fullName: 'full_name',
  jobTitle: 'job_title',
  mobileNo: 'mobile_no',
  email: 'email',
  orgName: 'org_name',
  province: 'province',
  website: 'website',
  logoUrl: 'logo_url',
  locale: 'locale',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/** The columns to select from `partners p`. */
export const partnerColumns = selectList('p', columns);

/** Sorts by name, ignoring case and accents. */
export const byName = 'plain_text(p.org_name), p.id';

const isShown = `p.state = ${PartnerState.ACTIVE} AND p.deleted_at IS NULL`;

export async function listShownPartners(
  executor: Executor,
  { limit, offset }: Slice,
): Promise<{ rows: PartnerRow[]; total: number }> {
  const rows = await executor.query<PartnerRow>(
    `SELECT ${partnerColumns} FROM partners p WHERE ${isShown} ORDER BY ${byName} LIMIT $1 OFFSET $2`,
    [limit, offset],
    'partners-shown',
  );
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM partners p WHERE ${isShown}`,
    [],
    'partners-count-shown',
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Returns the partner in any state, or null if it does not exist or was deleted. */
export async function partnerById(executor: Executor, id: string): Promise<PartnerRow | null> {
  const [row] = await executor.query<PartnerRow>(
    `SELECT ${partnerColumns} FROM partners p WHERE p.id = $1::uuid AND p.deleted_at IS NULL`,
    [id],
    'partner-by-id',
  );
  return row ?? null;
}

type NewPartner = Pick<
  PartnerRow,
  'id' | 'state' | 'fullName' | 'jobTitle' | 'mobileNo' | 'email' | 'orgName' | 'province' | 'locale'
> & { at: Date; website?: string };

export async function insertPartner(tx: Tx, partner: NewPartner): Promise<void> {
  const { id, state, fullName, jobTitle, mobileNo, email, orgName, province, website = null, locale, at } = partner;
  await tx.query(
    `INSERT INTO partners (id, state, full_name, job_title, mobile_no, email, org_name, province, website, locale, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [id, state, fullName, jobTitle, mobileNo, email, orgName, province, website, locale, at],
    'partner-insert',
  );
}
