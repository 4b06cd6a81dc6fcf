import { Injectable } from '@nestjs/common';
import { CouponKind, type CouponWire } from '@dronesoccer/contracts';
import { couponAmount, effectivePrice, grossOf, toDollars } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type BasketLine, type BasketRequest, readBasket, assertSubtotalAllowed } from '../cart/index.js';
import { judgeCoupon } from './judge-coupon.js';

/** Decides whether a coupon applies to a customer's basket. */
@Injectable()
export class ValidateCoupon {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError with the reason if the coupon does not apply, or COMMON_010 if the basket costs more than any
   * order may
   */
  async validate(code: string, request: BasketRequest): Promise<CouponWire> {
    const now = this.clock.now();
    const lines = (await readBasket(this.database, request))
      .filter((row): row is BasketLine => row.slug !== null)
      .map((line) => ({ ...line, unitPrice: effectivePrice(line, now) }));
    assertSubtotalAllowed(lines.map(grossOf), 'COMMON_010');
    const { userId } = request.buyer;
    const { coupon, refusal } = await judgeCoupon(this.database, { code, userId, lines, now });
    if (coupon === null) throw new AppError(refusal);
    return {
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.kind === CouponKind.PERCENT ? coupon.amount : toDollars(coupon.amount),
      discount: toDollars(couponAmount(coupon, lines)),
    };
  }
}
