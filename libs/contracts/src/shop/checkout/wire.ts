import type { ErrorCode } from '../../errors.ts';
import type { AmountsWire, AppliedCouponWire, OrderLineWire } from '../orders/wire.ts';

/**
 * A problem that prevents placing the quoted order. Without a product, the problem concerns the order or its coupon.
 */
export interface QuoteProblem {
  productId: string | null;
  code: ErrorCode;
  message: string;
}

export interface QuoteWire extends AmountsWire {
  /**
   * The dollars of goods, after discount, from which this delivery is free. Null if it never is, or if it is always
   * free.
   */
  freeShippingFrom: number | null;
  lines: OrderLineWire[];
  coupon: AppliedCouponWire | null;
  problems: QuoteProblem[];
}
