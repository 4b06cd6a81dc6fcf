import { CouponKind, ProductCategory } from '@dronesoccer/contracts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A coupon without limits, so that every trial checkout can use it. */
const welcome = { code: 'WELCOME10', kind: CouponKind.PERCENT, amount: 10 } as const;

interface DemoCoupon {
  code: string;
  kind: CouponKind;
  /** A percentage, or an amount in cents. */
  amount: number;
  minSubtotalCents?: number;
  categories?: readonly ProductCategory[];
  /** Days from now; negative for the past. */
  startsIn?: number;
  endsIn?: number;
  totalUses?: number;
  usesPerPerson?: number;
  firstOrderOnly?: boolean;
  assignedOnly?: boolean;
  isActive?: boolean;
}

/** One coupon of each state and kind that the dashboard shows. */
export const demoCoupons: readonly [typeof welcome, ...DemoCoupon[]] = [
  welcome,
  {
    code: 'WINTER15',
    kind: CouponKind.PERCENT,
    amount: 15,
    minSubtotalCents: 5_000,
    categories: [ProductCategory.DRONE, ProductCategory.KIT],
    startsIn: 10,
    endsIn: 40,
    usesPerPerson: 1,
  },
  {
    code: 'CLUB50',
    kind: CouponKind.FIXED,
    amount: 5_000,
    minSubtotalCents: 50_000,
    totalUses: 20,
    assignedOnly: true,
  },
  { code: 'FIRSTFLIGHT', kind: CouponKind.FIXED, amount: 1_500, usesPerPerson: 1, firstOrderOnly: true, endsIn: 90 },
  { code: 'SUMMER26', kind: CouponKind.PERCENT, amount: 20, startsIn: -150, endsIn: -60 },
  { code: 'PARTS5', kind: CouponKind.FIXED, amount: 500, categories: [ProductCategory.ACCESSORY], isActive: false },
];

/** Returns the coupon's table row. */
export function couponRow(coupon: DemoCoupon, id: string, now: Date): Record<string, unknown> {
  const day = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() + days * DAY_MS));
  return {
    id,
    code: coupon.code,
    kind: coupon.kind,
    amount: coupon.amount,
    min_subtotal_cents: coupon.minSubtotalCents ?? 0,
    categories: coupon.categories ?? [],
    starts_at: day(coupon.startsIn),
    ends_at: day(coupon.endsIn),
    total_uses: coupon.totalUses ?? null,
    uses_per_person: coupon.usesPerPerson ?? null,
    first_order_only: coupon.firstOrderOnly ?? false,
    assigned_only: coupon.assignedOnly ?? false,
    is_active: coupon.isActive ?? true,
  };
}
