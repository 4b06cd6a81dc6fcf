import { defaultLocale, type Locale } from '@dronesoccer/contracts';

/**
 * Every address of the client, as English spells it. Screens link through these, so that an address is written once.
 * French is the same address under `/fr`; Link and useNavigateLocal put the prefix there.
 */
export const paths = {
  home: '/',
  about: '/#about-us',
  class20: '/class-20',
  class40: '/class-40',
  racing: '/cRacing',
  simulation: '/simulation',
  superPilot: '/super-pilot',
  learn: '/learn',
  worldCup: '/world-cup',
  event: '/event',
  partner: '/partner',
  applyAsPartner: '/partner?apply=1',
  franchise: '/franchise',
  membership: '/membership',
  blogs: '/blogs',
  blog: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  gallery: '/gallery',
  findArena: '/arenas',
  arena: (id: string) => `/arenas/${encodeURIComponent(id)}`,
  book: (slotId: string) => `/book/${encodeURIComponent(slotId)}`,
  booking: (id: string, token: string | null = null) => `/bookings/${encodeURIComponent(id)}${tokenQuery(token)}`,
  payBooking: (id: string, token: string | null = null) =>
    `/bookings/${encodeURIComponent(id)}/pay${tokenQuery(token)}`,
  bookingDone: (id: string, token: string | null = null) =>
    `/bookings/${encodeURIComponent(id)}/done${tokenQuery(token)}`,
  joinWaitlist: (slotId: string) => `/book/${encodeURIComponent(slotId)}/waitlist`,
  squad: (id: string) => `/squad/${encodeURIComponent(id)}`,
  waitlist: (id: string, token: string | null = null) => `/waitlist/${encodeURIComponent(id)}${tokenQuery(token)}`,
  contact: '/contact-us',
  contactAbout: (type: 'membership' | 'franchise' | 'safe-sport') => `/contact-us?type=${type}`,
  faq: '/faq',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  letters: '/newsletter',
  /** By its slug or its id. */
  letter: (slug: string) => `/newsletter/${encodeURIComponent(slug)}`,
  /** Behind every link of a letter; the token is in the path, as mail programs cut queries off. */
  letterLink: (campaign: string, token: string) =>
    `/newsletter/go/${encodeURIComponent(campaign)}/${encodeURIComponent(token)}`,
  confirmSubscription: '/newsletter/confirm',
  leaveNewsletter: (token: string | null = null) => `/newsletter/unsubscribe${tokenQuery(token)}`,
  letterPreferences: (token: string | null = null) => `/newsletter/preferences${tokenQuery(token)}`,
  profile: '/profile?tab=1',
  orders: '/profile?tab=2',
  addresses: '/profile?tab=3',
  myBookings: '/profile?tab=4',
  shop: '/shop',
  category: (slug: string) => `/shop?category=${encodeURIComponent(slug)}`,
  sale: '/shop?sale=1',
  search: (term: string) => `/shop?search=${encodeURIComponent(term)}`,
  product: (slug: string) => `/shop/product/${encodeURIComponent(slug)}`,
  /** The same for an administrator, whom the shop would lead back to the dashboard. */
  productPreview: (slug: string) => `/shop/product/${encodeURIComponent(slug)}?preview=1`,
  wishlist: '/shop/wishlist',
  /** Spelled as the spec spells it (spec 2, Shop routes). */
  cart: '/shop/order-shiping',
  checkout: (step: CheckoutStep) => `/shop/checkout/${step}`,
  order: (id: string) => `/shop/orders/${encodeURIComponent(id)}`,
  dashboard: '/dashboard',
} as const;

export type CheckoutStep = 'delivery' | 'payment' | 'done';

/** A guest's key to what they bought; its owner needs none. */
const tokenQuery = (token: string | null): string => (token === null ? '' : `?token=${encodeURIComponent(token)}`);

const frenchPrefix = /^\/fr(?=[/?#]|$)/;

/** The language an address belongs to. */
export function localeOfPath(pathname: string): Locale {
  return frenchPrefix.test(pathname) ? 'fr' : defaultLocale;
}

/** The address without its language: what the routes and the guards compare with. */
export function barePath(path: string): string {
  const bare = path.replace(frenchPrefix, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}

/** The same page in the given language; query and hash stay. */
export function localPath(path: string, locale: Locale): string {
  const bare = barePath(path);
  if (locale === defaultLocale) return bare;
  return bare === '/' ? '/fr' : `/fr${bare.replace(/^\/(?=[?#])/, '')}`;
}
