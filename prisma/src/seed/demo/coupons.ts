import { CouponKind } from '@dronesoccer/contracts';

/** Without limits, so that whoever tries the checkout can use it every time. */
export const demoCoupons = [{ code: 'WELCOME10', kind: CouponKind.PERCENT, amount: 10 }] as const;
