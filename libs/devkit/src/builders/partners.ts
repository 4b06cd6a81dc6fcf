import { PartnerState, type ProvinceCode } from '@dronesoccer/contracts';
import { insertRow, newRowId, shortOf, type Queryable } from './rows.ts';

interface GivenPartner {
  id: string;
  orgName: string;
  email: string;
}

interface PartnerOptions {
  state?: PartnerState;
  orgName?: string;
  fullName?: string;
  email?: string;
  province?: ProvinceCode;
  website?: string | null;
}

/** Inserts an active partner. Default: in British Columbia. */
export async function givenPartner(db: Queryable, options: PartnerOptions = {}): Promise<GivenPartner> {
  const id = newRowId();
  const { orgName = `Club ${shortOf(id)}`, email = `club-${shortOf(id)}@example.test` } = options;
  await insertRow(db, 'partners', {
    id,
    state: options.state ?? PartnerState.ACTIVE,
    full_name: options.fullName ?? 'Noor Gagnon',
    job_title: 'Coach',
    mobile_no: '6045550199',
    email,
    org_name: orgName,
    province: options.province ?? 'BC',
    website: options.website ?? null,
    locale: 'en',
  });
  return { id, orgName, email };
}
