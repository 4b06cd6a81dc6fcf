import { Body, Controller, Req } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { addressOf, type ApiRequest, Endpoint, RequestLocale, WithMessage } from '../../platform/http/index.js';
import { FirstOrderOfferDto } from './coupons.dto.js';
import { FirstOrderOffers } from './first-order-offers.js';

@Controller()
export class CouponsController {
  constructor(private readonly offers: FirstOrderOffers) {}

  @Endpoint('coupons.firstOrder')
  async firstOrder(
    @Body() body: FirstOrderOfferDto,
    @RequestLocale() locale: Locale,
    @Req() request: ApiRequest,
  ): Promise<WithMessage<null>> {
    await this.offers.ask(body.email, body.locale ?? locale, addressOf(request));
    return new WithMessage(null, {
      en: 'Your offer is on its way to your inbox',
      fr: 'Votre offre est en route vers votre boîte de réception',
    });
  }
}
