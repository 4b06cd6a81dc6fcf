import type { CouponKind } from '../../common/enums.ts';

export interface CouponWire {
  code: string;
  kind: CouponKind;
  /** Percent for PERCENT, dollars for FIXED. */
  value: number;
  /** The discount in dollars on the items in the request. */
  discount: number;
}
