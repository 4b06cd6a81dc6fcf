import type { ErrorCode } from '../../errors.ts';
import type { DeliveryDaysWire } from '../catalog/wire.ts';
import type { AmountsWire, AppliedCouponWire, OrderLineWire } from '../orders/wire.ts';

/**
 * A problem that prevents placing the quoted order. Without a product, the problem concerns the order or its coupon.
 */
export interface QuoteProblem {
  productId: string | null;
  code: ErrorCode;
  message: string;
}

/** An order that staff made for a customer. */
export interface DeskOrderWire {
  id: string;
  number: string;
  email: string;
  total: number;
  /** The link with which the customer pays, or null if there is nothing to pay. */
  paymentLink: string | null;
  /** The time until which the order waits for its payment, or null if there is nothing to pay. */
  expiresAt: string | null;
}

export interface QuoteWire extends AmountsWire {
  /**
   * The dollars of goods, after discount, from which this delivery is free. Null if it never is, or if it is always
   * free.
   */
  freeShippingFrom: number | null;
  /** The dollars of `shipping` for oversize items. Free shipping does not waive them. */
  oversizeSurcharge: number;
  /** The business days from shipping to delivery, or null if no time is promised or nothing is shipped. */
  deliveryDays: DeliveryDaysWire | null;
  lines: OrderLineWire[];
  coupon: AppliedCouponWire | null;
  problems: QuoteProblem[];
}
