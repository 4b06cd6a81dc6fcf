import type { CouponKind } from '../../common/enums.ts';

export interface CouponWire {
  code: string;
  kind: CouponKind;
  /** Percent for PERCENT, dollars for FIXED. */
  value: number;
  /** Dollars off the items that were sent. */
  discount: number;
}
