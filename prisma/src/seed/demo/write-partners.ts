import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { type DemoPartner, demoPartners } from './partners.ts';

const day = 86_400_000;

export async function seedPartners(client: pg.Client, now: Date): Promise<void> {
  await insertMissing(
    client,
    'partners',
    demoPartners.map((partner, order) => rowOf(partner, order, now)),
  );
}

function rowOf(partner: DemoPartner, order: number, now: Date) {
  const { key, state, orgName, jobTitle, province, logo, website = false, locale = 'en', appliedAgo } = partner;
  const applied = new Date(now.getTime() - appliedAgo * day).toISOString();
  return {
    id: stableId(`partner/${key}`, order),
    ...{ state, province, locale, org_name: orgName, job_title: jobTitle },
    full_name: locale === 'fr' ? 'Personne Démo' : 'Demo Contact',
    mobile_no: `604555${String(110 + order).padStart(4, '0')}`,
    email: `partners@${key}.test`,
    website: website ? `https://${key}.example` : null,
    logo_url: logo === undefined ? null : `/pictures/partners/${logo}.webp`,
    ...{ version: 1, created_at: applied, updated_at: applied },
  };
}
