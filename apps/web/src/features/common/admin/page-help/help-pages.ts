import { barePath } from '@/lib/paths';

/** The sections of the dashboard with a help text, by the first part of their address below `/dashboard`. */
const helpPages = [
  'overview',
  'arena',
  'classslot',
  'day',
  'bookings',
  'all-products',
  'orders',
  'memberships',
  'contacts',
  'safe-sport',
  'addcompany',
  'newsletter',
  'social-media',
  'users',
  'content',
  'coupons',
  'partners',
  'settings',
  'reports',
  'proof',
  'payments',
  'disputes',
  'failed-jobs',
  'audit',
  'mails',
  'account',
] as const;
export type HelpPage = (typeof helpPages)[number];

/** Returns the section whose help a page shows, or undefined for a section without help. */
export function helpPageOf(pathname: string): HelpPage | undefined {
  const [, dashboard, section = 'overview'] = barePath(pathname).replace(/\/$/, '').split('/');
  return dashboard === 'dashboard' ? helpPages.find((page) => page === section) : undefined;
}
