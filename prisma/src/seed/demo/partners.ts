import { type Locale, PartnerState, type ProvinceCode } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { readData } from './read-data.ts';
import { later } from './times.ts';

interface DemoPartner {
  readonly key: string;
  readonly orgName: string;
  readonly jobTitle: string;
  readonly province: ProvinceCode;
  readonly state: keyof typeof PartnerState;
  readonly appliedAgo: number;
  readonly website?: boolean;
  readonly logo?: string;
  readonly locale?: Locale;
}

export const seedPartners = (client: pg.Client, now: Date): Promise<void> =>
  insertMissing(client, {
    partners: readData<readonly DemoPartner[]>('partners').map((partner, order) => {
      const { key, state, website, logo, locale = 'en', appliedAgo, ...facts } = partner;
      const applied = later(now, -appliedAgo * msPerDay);
      return {
        id: stableId(`partner/${key}`, order),
        ...facts,
        ...{ state: PartnerState[state], locale },
        fullName: locale === 'fr' ? 'Personne Démo' : 'Demo Contact',
        mobileNo: `604555${String(110 + order).padStart(4, '0')}`,
        email: `partners@${key}.test`,
        website: website && `https://${key}.example`,
        logoUrl: logo && `/pictures/partners/${logo}.webp`,
        ...{ version: 1, createdAt: applied, updatedAt: applied },
      };
    }),
  });
