import { storageKeys } from '@dronesoccer/contracts';

/** What the pages may weigh, in kB (1,000 bytes) of gzip; one home, which `npm run budgets` prints beside what they do. */
export const limits = {
  /** What index.html asks for. */
  entry: 150,
  layoutShift: 0.02,
} as const;

export interface Budget {
  readonly name: string;
  readonly path: string;
  /** Looked at in every run, as the one of its kind; the others in the full one. */
  readonly isSample?: true;
  /** kB of gzip on top of the entry. */
  readonly route: number;
  /** Script files of a cold page, those of index.html with them. */
  readonly files: number;
  /** Milliseconds at four times slow-down; for the table alone. */
  readonly blocking: number;
  readonly largestPaint: number;
  /** Who looks at it; a visitor unless named. */
  readonly as?: 'super' | 'member';
  /** A visitor who was there before: what local storage holds. */
  readonly storage?: Readonly<Record<string, string>>;
}

const visitor = { route: 50, files: 12, blocking: 80, largestPaint: 1_400 } as const;
const checkout = { ...visitor, route: 60 } as const;
const staff = { route: 300, files: 14, blocking: 150, largestPaint: 1_400, as: 'super' } as const;

export interface BudgetedThings {
  /** What a guest on the way to the payment has in the cart. */
  cartItem: object;
  /** An arena, and a time of it that can be booked. */
  arenaId: string;
  slotId: string;
}

export const budgetsWith = ({ cartItem, arenaId, slotId }: BudgetedThings): readonly Budget[] => {
  const storage = { [storageKeys.cartItems]: JSON.stringify([cartItem]) };
  return [
    { name: 'home', isSample: true, path: '/', ...visitor, largestPaint: 1_300 },
    { name: 'home in French', path: '/fr', ...visitor, largestPaint: 1_300 },
    { name: 'class 20', path: '/class-20', ...visitor },
    { name: 'questions', path: '/faq', ...visitor },
    { name: 'contact us', path: '/contact-us', ...visitor },
    { name: 'arenas', path: '/arenas', ...visitor },
    { name: 'arena', isSample: true, path: `/arenas/${arenaId}`, ...visitor },
    { name: 'who flies', path: `/book/${slotId}`, ...checkout },
    { name: 'login', path: '/login', ...visitor },
    // With the newsletter's line, which itself comes when it is seen.
    { name: 'profile', isSample: true, path: '/profile', ...visitor, as: 'member' },
    { name: 'shop', path: '/shop', ...visitor },
    { name: 'product', isSample: true, path: '/shop/product/striker-20', ...visitor },
    { name: 'wishlist', path: '/shop/wishlist', ...visitor },
    { name: 'cart', path: '/shop/order-shiping', ...visitor, storage },
    { name: 'delivery', isSample: true, path: '/shop/checkout/delivery', ...checkout, storage },
    { name: 'overview', isSample: true, path: '/dashboard', ...staff },
    { name: 'orders', isSample: true, path: '/dashboard/orders', ...staff },
    { name: 'products', path: '/dashboard/all-products', ...staff },
    { name: 'coupons', path: '/dashboard/coupons', ...staff },
    { name: 'newsletter', path: '/dashboard/newsletter', ...staff },
    { name: 'class slots', isSample: true, path: '/dashboard/classslot', ...staff },
  ];
};
