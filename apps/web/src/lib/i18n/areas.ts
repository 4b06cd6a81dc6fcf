/** The texts are split by area, one file each in locales/<language>/; a screen loads the areas it names. */
export const areas = [
  'common',
  'layout',
  'locations',
  'site',
  'auth',
  'dashboard',
  'kit',
  'products',
  'coupons',
  'settings',
  'reports',
  'shop',
  'orders',
  'orders-admin',
  'account',
] as const;
export type Area = (typeof areas)[number];

export const defaultArea = 'common';

/** What every page shows; these load before the first paint. */
export const firstAreas: readonly Area[] = ['common', 'layout'];
