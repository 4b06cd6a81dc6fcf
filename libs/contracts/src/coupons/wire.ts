import type { ItemRequest } from '../cart/wire.ts';
import type { CouponKind } from '../common/enums.ts';
import type { Locale } from '../common/locales.ts';

export interface CouponBody {
  code: string;
  items?: ItemRequest[];
  email?: string;
}

export interface CouponWire {
  code: string;
  kind: CouponKind;
  /** Percent for PERCENT, dollars for FIXED. */
  value: number;
  /** Dollars off the items that were sent. */
  discount: number;
}

export interface FirstOrderOfferBody {
  email: string;
  locale?: Locale;
}
