/** The dashboard lists whose filters can be saved under a name. */
export const savedViewScreens = [
  'products',
  'orders',
  'coupons',
  'bookings',
  'memberships',
  'payments',
  'disputes',
  'newsletter',
  'subscribers',
  'audiences',
  'companies',
  'partners',
  'contacts',
  'people',
  'content',
  'audit',
  'arenas',
  'media',
  'mails',
  'jobs',
] as const;
export type SavedViewScreen = (typeof savedViewScreens)[number];

export interface SavedViewWire {
  id: string;
  screen: SavedViewScreen;
  name: string;
  /** The filters and sort as they appear in the address, without `?`. */
  query: string;
}
