import { storageKeys } from '@dronesoccer/contracts';

/**
 * The size budgets of the pages, in kB (1,000 bytes) of gzip. `npm run budgets` prints them beside the measured sizes.
 */
export const limits = {
  /** The files that index.html requests. */
  entry: 150,
  layoutShift: 0.02,
} as const;

export interface Budget {
  readonly name: string;
  readonly path: string;
  /** The kB of gzip on top of the entry. */
  readonly route: number;
  /** The number of script files for a cold load, including those of index.html. */
  readonly files: number;
  /** The blocking time in milliseconds at a fourfold CPU slowdown. Only the printed table uses it. */
  readonly blocking: number;
  readonly largestPaint: number;
  /** The role of the user, by default a visitor. */
  readonly as?: 'super' | 'member';
  /** The local storage of a returning visitor. */
  readonly storage?: Readonly<Record<string, string>>;
}

const visitor = { route: 50, files: 12, blocking: 80, largestPaint: 1_200 } as const;
const home = { ...visitor, largestPaint: 1_000 } as const;
const checkout = { ...visitor, route: 60 } as const;
const staff = { route: 300, files: 15, blocking: 150, largestPaint: 1_400, as: 'super' } as const;

interface BudgetedThings {
  /** The cart item of a guest at the checkout. */
  cartItem: object;
  /** An arena with a bookable slot. */
  arenaId: string;
  slotId: string;
  /** The address of an event and the slug of a post. */
  event: string;
  post: string;
}

export const budgetsWith = ({ cartItem, arenaId, slotId, event, post }: BudgetedThings): readonly Budget[] => {
  const storage = { [storageKeys.cartItems]: JSON.stringify([cartItem]) };
  return [
    { name: 'home', path: '/', ...home },
    { name: 'home in French', path: '/fr', ...home },
    { name: 'class 20', path: '/class-20', ...visitor },
    { name: 'events', path: '/event', ...visitor },
    { name: 'event', path: `/event/${event}`, ...visitor },
    { name: 'partner', path: '/partner', ...visitor },
    { name: 'franchise', path: '/franchise', ...visitor, route: 52, files: 14 },
    { name: 'membership', path: '/membership', ...visitor, route: 60, files: 17 },
    { name: 'join', path: '/membership/join?plan=2', ...visitor, as: 'member' },
    { name: 'posts', path: '/blogs', ...visitor },
    { name: 'post', path: `/blogs/${post}`, ...visitor },
    { name: 'gallery', path: '/gallery', ...visitor },
    { name: 'search', path: '/search', ...visitor },
    { name: 'policy', path: '/policies/privacy', ...visitor },
    { name: 'newsletters', path: '/newsletter', ...visitor },
    { name: 'questions', path: '/faq', ...visitor },
    { name: 'contact us', path: '/contact-us', ...visitor },
    { name: 'arenas', path: '/arenas', ...visitor },
    { name: 'arena', path: `/arenas/${arenaId}`, ...visitor },
    { name: 'who flies', path: `/book/${slotId}`, ...checkout },
    { name: 'which members fly', path: `/book/${slotId}`, ...checkout, route: 70, files: 17, as: 'member' },
    { name: 'login', path: '/login', ...visitor },
    // Includes the newsletter line, whose content loads when it becomes visible.
    { name: 'profile', path: '/profile', ...visitor, as: 'member' },
    { name: 'shop', path: '/shop', ...visitor },
    { name: 'product', path: '/shop/product/striker-20', ...visitor },
    { name: 'wishlist', path: '/shop/wishlist', ...visitor },
    // The cart shows the total with taxes and shipping, as the checkout does.
    { name: 'cart', path: '/shop/order-shiping', ...checkout, storage },
    { name: 'delivery', path: '/shop/checkout/delivery', ...checkout, storage },
    { name: 'overview', path: '/dashboard', ...staff },
    { name: 'orders', path: '/dashboard/orders', ...staff, files: 16 },
    { name: 'products', path: '/dashboard/all-products', ...staff },
    { name: 'coupons', path: '/dashboard/coupons', ...staff },
    { name: 'newsletter', path: '/dashboard/newsletter', ...staff },
    { name: 'class slots', path: '/dashboard/classslot', ...staff },
  ];
};
