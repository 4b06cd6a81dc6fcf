import type { PartnerState, ReceivedQuery } from '@dronesoccer/contracts';
import { contains, equals, type SqlList, type Tx } from '../../../platform/database/index.js';
import { byName, partnerById, partnerColumns, type PartnerRow } from '../partners.queries.js';

export const partnerList: SqlList<PartnerRow, ReceivedQuery<'partners.admin.list'>> = {
  columns: partnerColumns,
  from: 'partners p',
  where: 'p.deleted_at IS NULL',
  filters: {
    search: contains(`p.org_name || ' ' || p.full_name || ' ' || p.email::text`, 1),
    state: equals('p.state'),
    province: equals('p.province'),
  },
  order: { newest: 'p.created_at DESC, p.id DESC', name: byName },
};

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
