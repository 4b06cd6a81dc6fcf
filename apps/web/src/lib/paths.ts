import { defaultLocale, type Locale, type PlanKind, type PolicyName } from '@dronesoccer/contracts';

/**
 * Every English address of the client. Screens link through these functions, so that each address is written only once.
 * The French address is the same under `/fr`; `Link` and `useNavigateLocal` add the prefix.
 */
export const paths = {
  home: '/',
  about: '/#about-us',
  aboutPage: '/about',
  accessibility: '/accessibility',
  class20: '/class-20',
  class40: '/class-40',
  racing: '/cRacing',
  simulation: '/simulation',
  superPilot: '/super-pilot',
  learn: '/learn',
  worldCup: '/world-cup',
  event: '/event',
  /** Takes a slug, or the id of a tournament's slot. */
  eventPage: (address: string) => `/event/${encodeURIComponent(address)}`,
  partner: '/partner',
  applyAsPartner: '/partner?apply=1',
  franchise: '/franchise',
  membership: '/membership',
  joinMembership: (kind: PlanKind) => `/membership/join?plan=${kind}`,
  membershipPage: (id: string) => `/memberships/${encodeURIComponent(id)}`,
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
  waiver: (kind: string, id: string) => `/waiver/${kind}/${id}`,
  squad: (id: string) => `/squad/${encodeURIComponent(id)}`,
  familyInvitation: (id: string) => `/family/${encodeURIComponent(id)}`,
  waitlist: (id: string, token: string | null = null) => `/waitlist/${encodeURIComponent(id)}${tokenQuery(token)}`,
  restockStop: (id: string) => `/shop/restock-notices/${encodeURIComponent(id)}`,
  /** A coach's slots; with an id below it, one of them. */
  coach: '/coach',
  contact: '/contact-us',
  safeSport: '/contact-us?type=safe-sport',
  faq: '/faq',
  policy: (name: PolicyName) => `/policies/${name}`,
  siteSearch: '/search',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  issues: '/newsletter',
  /** Takes a slug or an id. */
  issue: (slug: string) => `/newsletter/${encodeURIComponent(slug)}`,
  /** The links in a newsletter email. The token is in the path, because mail programs cut off queries. */
  issueLink: (campaign: string, token: string) =>
    `/newsletter/go/${encodeURIComponent(campaign)}/${encodeURIComponent(token)}`,
  confirmSubscription: '/newsletter/confirm',
  leaveNewsletter: (token: string | null = null) => `/newsletter/unsubscribe${tokenQuery(token)}`,
  newsletterPreferences: (token: string | null = null) => `/newsletter/preferences${tokenQuery(token)}`,
  profile: '/profile?tab=1',
  orders: '/profile?tab=2',
  addresses: '/profile?tab=3',
  myBookings: '/profile?tab=4',
  myMembership: '/profile?tab=5',
  myFamily: '/profile?tab=6',
  shop: '/shop',
  category: (slug: string) => `/shop?category=${encodeURIComponent(slug)}`,
  sale: '/shop?sale=1',
  search: (term: string) => `/shop?search=${encodeURIComponent(term)}`,
  product: (slug: string) => `/shop/product/${encodeURIComponent(slug)}`,
  wishlist: '/shop/wishlist',
  /** The spec's spelling (spec 2, Shop routes). */
  cart: '/shop/order-shiping',
  checkout: (step: CheckoutStep) => `/shop/checkout/${step}`,
  order: (id: string) => `/shop/orders/${encodeURIComponent(id)}`,
  dashboard: '/dashboard',
} as const;

export type CheckoutStep = 'delivery' | 'payment' | 'done';

/** The query with a visitor's access token; a signed-in owner needs none. */
const tokenQuery = (token: string | null): string => (token === null ? '' : `?token=${encodeURIComponent(token)}`);

const frenchPrefix = /^\/fr(?=[/?#]|$)/;

/** Returns the language of an address. */
export function localeOfPath(pathname: string): Locale {
  return frenchPrefix.test(pathname) ? 'fr' : defaultLocale;
}

/** Returns the address without its language prefix, for comparisons in routes and guards. */
export function barePath(path: string): string {
  const bare = path.replace(frenchPrefix, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}

/** Returns the same page's address in the given language, with its query and hash. */
export function localPath(path: string, locale: Locale): string {
  const bare = barePath(path);
  if (locale === defaultLocale) return bare;
  return bare === '/' ? '/fr' : `/fr${bare.replace(/^\/(?=[?#])/, '')}`;
}

/** Pages on which a visitor has begun something that joining leads back to. */
const begunPages = /^\/(arenas|book|event|shop)(?=[/?]|$)/i;

/**
 * Returns the page to go back to after joining: this one, or the one that this page itself leads back to. An address with
 * an access token is not carried to other pages.
 */
function backFrom(address: string): string | null {
  if (begunPages.test(barePath(address))) return address.includes('token=') ? null : address;
  const next = new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('redirect');
  return next && backFrom(next);
}

/** Returns the address of the membership plans, from which joining leads back to what the visitor has begun. */
export function joinFrom({ pathname, search }: Record<'pathname' | 'search', string>): string {
  const back = backFrom(pathname + search);
  return paths.membership + (back ? `?redirect=${encodeURIComponent(back)}` : '');
}
