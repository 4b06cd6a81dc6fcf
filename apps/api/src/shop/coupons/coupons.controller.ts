import { Body, Controller, Req } from '@nestjs/common';
import type { CouponWire, Locale, ReceivedBody } from '@dronesoccer/contracts';
import {
  addressOf,
  type ApiRequest,
  Endpoint,
  RequestLocale,
  Visitor,
  WithMessage,
} from '../../platform/http/index.js';
import { buyerOf, sumItems } from '../cart/index.js';
import { SendFirstOrderOffers } from './send-first-order-offers.js';
import { ValidateCoupon } from './validate-coupon.js';

@Controller()
export class CouponsController {
  constructor(
    private readonly coupons: ValidateCoupon,
    private readonly offers: SendFirstOrderOffers,
  ) {}

  @Endpoint('coupons.validate')
  validate(@Body() body: ReceivedBody<'coupons.validate'>, @Visitor() visitor: Visitor): Promise<CouponWire> {
    const items = body.items === undefined || body.items.length === 0 ? null : sumItems(body.items, 'COMMON_010');
    const buyer = buyerOf(body.email, visitor);
    return this.coupons.validate(body.code, { buyer, items, locationId: null, locale: visitor.locale });
  }

  @Endpoint('coupons.firstOrder')
  async firstOrder(
    @Body() body: ReceivedBody<'coupons.firstOrder'>,
    @RequestLocale() locale: Locale,
    @Req() request: ApiRequest,
  ): Promise<WithMessage<null>> {
    await this.offers.ask(body.email, body.locale ?? locale, addressOf(request));
    return new WithMessage(null, {
      en: 'Our answer is on its way to your inbox',
      fr: 'Nous vous envoyons notre réponse par courriel',
    });
  }
}
