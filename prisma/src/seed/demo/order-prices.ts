import { CouponKind, type ProvinceCode, TaxClass } from '@dronesoccer/contracts';
import { canadianTaxRates, type Coupon, defaultSettings, priceOrder, type PricedOrder } from '@dronesoccer/domain';
import type { OrderPlan } from './order-plans.ts';
import { activeRegistrations } from './organisation.ts';
import { type SoldProduct, welcome } from './shop.ts';

const coupon: Coupon = {
  ...{ code: welcome.code, kind: CouponKind[welcome.kind], amount: welcome.amount },
  ...{ minSubtotal: 0, categories: [], startsAt: null, endsAt: null, totalUses: null, usedCount: 0 },
  ...{ usesPerPerson: null, firstOrderOnly: false, assignedOnly: false, isActive: true },
};

export interface DemoLine {
  readonly product: SoldProduct;
  readonly category: SoldProduct['category'];
  readonly taxClass: TaxClass;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly weightGrams: number;
  readonly oversizeCents: number;
}

/** Returns the province whose tax applies: that of the pickup location or the shipping address. */
export const provinceOf = ({ place, address }: OrderPlan): ProvinceCode => place?.province ?? address.province;

/** Computes the prices with the shop's own rules. */
export function priceOf(plan: OrderPlan): PricedOrder<DemoLine> {
  return priceOrder<DemoLine>({
    lines: plan.items.map(({ product, quantity }) => ({
      ...{ product, category: product.category, quantity },
      ...{ taxClass: TaxClass.GOODS, unitPrice: product.price },
      ...{ weightGrams: product.weight, oversizeCents: product.oversize ?? 0 },
    })),
    coupon: plan.hasCoupon ? coupon : null,
    delivery: plan.delivery,
    zones: defaultSettings.shippingRates.zones,
    destination: plan.address,
    province: provinceOf(plan),
    day: plan.placedAt.toISOString().slice(0, 10),
    rates: canadianTaxRates,
    registrations: activeRegistrations,
  });
}
