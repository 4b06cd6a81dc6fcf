import type { Mutation } from './mutation.ts';

export const mutations: readonly Mutation[] = [
  {
    promise: 'R3',
    what: 'the cart is locked while it is ordered',
    file: 'apps/api/src/features/checkout/basket.queries.ts',
    text: 'ORDER BY c.id LIMIT $2 FOR UPDATE',
    becomes: 'ORDER BY c.id LIMIT $2',
    tests: ['apps/api/src/features/checkout/races.spec.ts'],
  },
  {
    promise: 'R6',
    what: 'an order whose coupon cannot be redeemed is refused',
    file: 'apps/api/src/features/checkout/place-order.ts',
    text: "if (!(await this.coupons.redeem(tx, offer.coupon, use))) throw new AppError('COUPON_USED_UP');",
    becomes: 'await this.coupons.redeem(tx, offer.coupon, use);',
    tests: ['apps/api/src/features/checkout/races.spec.ts'],
  },
];
