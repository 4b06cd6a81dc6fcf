import type { ErrorCode } from '../../errors.ts';
import type { AmountsWire, AppliedCouponWire, OrderLineWire } from '../orders/wire.ts';

/** A problem that prevents placing what was quoted; without a product it concerns the order or its coupon. */
export interface QuoteProblem {
  productId: string | null;
  code: ErrorCode;
  message: string;
}

export interface QuoteWire extends AmountsWire {
  /** Dollars of goods, after discount, from which this delivery is free; null: never, or it is free anyway. */
  freeShippingFrom: number | null;
  lines: OrderLineWire[];
  coupon: AppliedCouponWire | null;
  problems: QuoteProblem[];
}
