import { type Locale, PartnerState, type ProvinceCode } from '@dronesoccer/contracts';

/** A fictitious organisation; its addresses do not exist (`.test`, `.example`), and its people have no names. */
export interface DemoPartner {
  key: string;
  orgName: string;
  jobTitle: string;
  province: ProvinceCode;
  state: PartnerState;
  /** Days before today on which the organisation applied. */
  appliedAgo: number;
  website?: boolean;
  /** A picture from `npm run logos`. */
  logo?: 'aurora' | 'battery' | 'cage' | 'harbour' | 'propeller' | 'wings';
  locale?: Locale;
}

const { PENDING, ACTIVE, INACTIVE } = PartnerState;
const shown = { state: ACTIVE, website: true } as const;

/** Some partners in each state that the dashboard shows, with and without a logo. */
export const demoPartners: readonly DemoPartner[] = [
  {
    ...{ key: 'aurora-robotics', orgName: 'Aurora Robotics Club', jobTitle: 'Club coordinator', province: 'YT' },
    ...{ ...shown, appliedAgo: 150, logo: 'aurora' },
  },
  {
    ...{
      key: 'academie-boreale',
      orgName: 'Académie Boréale',
      jobTitle: 'Responsable du parascolaire',
      province: 'QC',
    },
    ...{ ...shown, appliedAgo: 132, logo: 'wings', locale: 'fr' },
  },
  {
    ...{
      key: 'harbour-light',
      orgName: 'Harbour Light Community Centre',
      jobTitle: 'Facility manager',
      province: 'NS',
    },
    ...{ ...shown, appliedAgo: 118, logo: 'harbour' },
  },
  {
    ...{ key: 'prairie-props', orgName: 'Prairie Props', jobTitle: 'Owner', province: 'SK' },
    ...{ ...shown, appliedAgo: 95, logo: 'propeller' },
  },
  {
    ...{ key: 'polyedre', orgName: 'Polyèdre Composites', jobTitle: 'Directrice des ventes', province: 'QC' },
    ...{ ...shown, appliedAgo: 71, logo: 'cage', locale: 'fr' },
  },
  {
    ...{ key: 'northwind-cells', orgName: 'Northwind Cells', jobTitle: 'Marketing lead', province: 'ON' },
    ...{ ...shown, appliedAgo: 44, logo: 'battery' },
  },
  {
    ...{ key: 'loon-bay', orgName: 'Loon Bay Secondary School', jobTitle: 'Technology teacher', province: 'ON' },
    ...{ state: ACTIVE, appliedAgo: 30 },
  },
  {
    ...{ key: 'tidewater', orgName: 'Tidewater Makers', jobTitle: 'Workshop lead', province: 'NB' },
    ...{ state: PENDING, appliedAgo: 6 },
  },
  {
    ...{ key: 'club-helices', orgName: 'Club des Hélices', jobTitle: 'Trésorière', province: 'QC' },
    ...{ state: PENDING, appliedAgo: 3, locale: 'fr' },
  },
  {
    ...{ key: 'summit-hall', orgName: 'Summit Sports Hall', jobTitle: 'Programme manager', province: 'BC' },
    ...{ state: PENDING, appliedAgo: 1 },
  },
  {
    ...{ key: 'copper-ridge', orgName: 'Copper Ridge Electronics', jobTitle: 'Sales manager', province: 'AB' },
    ...{ state: INACTIVE, appliedAgo: 140, website: true },
  },
  {
    ...{ key: 'quick-promo', orgName: 'Quick Promo Leads', jobTitle: 'Growth', province: 'ON' },
    ...{ state: INACTIVE, appliedAgo: 21 },
  },
];
