import { type ProvinceCode, TaxClass } from '@dronesoccer/contracts';
import { canadianTaxRates, type Coupon, defaultSettings, priceOrder, type PricedOrder } from '@dronesoccer/domain';
import { stableId } from '../stable-id.ts';
import { demoCoupons } from './coupons.ts';
import type { OrderPlan } from './order-plans.ts';
import type { DemoProduct } from './product.ts';
import { demoTaxRegistrations } from './taxes.ts';

export const [welcome] = demoCoupons;
export const couponId = stableId(`coupon/${welcome.code}`);

const coupon: Coupon = {
  ...welcome,
  minSubtotal: 0,
  categories: [],
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usedCount: 0,
  usesPerPerson: null,
  firstOrderOnly: false,
  assignedOnly: false,
  isActive: true,
};

export interface DemoLine {
  readonly product: DemoProduct;
  readonly category: DemoProduct['category'];
  readonly taxClass: TaxClass;
  readonly unitPrice: number;
  readonly quantity: number;
}

/** Returns the province whose tax applies: that of the pickup location or the shipping address. */
export const provinceOf = ({ place, address }: OrderPlan): ProvinceCode => place?.province ?? address.province;

/** Computes the prices with the shop's own rules. */
export function priceOf(plan: OrderPlan): PricedOrder<DemoLine> {
  const { feeCents, freeFromCents } = defaultSettings.shipping;
  return priceOrder<DemoLine>({
    lines: plan.items.map(({ product, quantity }) => ({
      product,
      category: product.category,
      taxClass: TaxClass.GOODS,
      unitPrice: product.price,
      quantity,
    })),
    coupon: plan.hasCoupon ? coupon : null,
    delivery: plan.delivery,
    shipping: { fee: feeCents, freeFrom: freeFromCents },
    province: provinceOf(plan),
    day: plan.placedAt.toISOString().slice(0, 10),
    rates: canadianTaxRates,
    registrations: demoTaxRegistrations.map((registration) => ({ ...registration, isActive: true })),
  });
}
