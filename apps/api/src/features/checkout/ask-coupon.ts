import { Injectable } from '@nestjs/common';
import { CouponKind, type CouponWire, limits, type Locale } from '@dronesoccer/contracts';
import { couponAmount, effectivePrice, grossOf, toDollars } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { CouponsService } from '../coupons/index.js';
import { type BasketLine, type BasketRow, readCart, readItems } from './basket.queries.js';
import type { Buyer } from './checkout-request.js';
import { refuseExcess } from './make-offer.js';

export interface CouponRequest {
  code: string;
  buyer: Buyer;
  /** Null: the buyer's server cart, or nothing for a guest. */
  items: ReadonlyMap<string, number> | null;
  locale: Locale;
}

/** Tells a person whether a coupon counts for what they want to buy. */
@Injectable()
export class AskCoupon {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly coupons: CouponsService,
  ) {}

  async ask(request: CouponRequest): Promise<CouponWire> {
    const now = this.clock.now();
    const lines = (await this.basket(request))
      .filter((row): row is BasketLine => row.slug !== null)
      .map((line) => ({ ...line, unitPrice: effectivePrice(line, now) }));
    refuseExcess(lines.map(grossOf), 'COMMON_010');
    const { code, buyer } = request;
    const { coupon, refusal } = await this.coupons.ask(this.database, { code, email: buyer.email, lines, now });
    if (coupon === null) throw new AppError(refusal);
    return {
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.kind === CouponKind.PERCENT ? coupon.amount : toDollars(coupon.amount),
      discount: toDollars(couponAmount(coupon, lines)),
    };
  }

  private async basket({ items, buyer, locale }: CouponRequest): Promise<BasketRow[]> {
    const shelf = { locale, locationId: null };
    if (items !== null) return readItems(this.database, items, shelf);
    return buyer.userId === null ? [] : readCart(this.database, buyer.userId, shelf, limits.cartLinesMax);
  }
}
