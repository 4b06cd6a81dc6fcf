import { Body, Controller, Req } from '@nestjs/common';
import type { OrderWire, QuoteWire, ReceivedBody } from '@dronesoccer/contracts';
import { networkOf } from '../../platform/rate-limits/index.js';
import {
  addressOf,
  type ApiRequest,
  CallLimits,
  Endpoint,
  Repeat,
  type IdempotentRequest,
  Visitor,
} from '../../platform/http/index.js';
import { placingRequestOf, requestOf } from './checkout-request.js';
import { PlaceOrder } from './place-order.js';

@Controller()
export class CheckoutController {
  constructor(
    private readonly orders: PlaceOrder,
    private readonly limits: CallLimits,
  ) {}

  @Endpoint('orders.quote')
  async quote(
    @Body() body: ReceivedBody<'orders.quote'>,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
  ): Promise<QuoteWire> {
    const quote = await this.orders.quote(requestOf(body, visitor));
    // A valid code is not a guess, and filling in one form requests many quotes with it.
    if (quote.coupon !== null) await this.limits.forgive(request);
    return quote;
  }

  @Endpoint('orders.place')
  place(
    @Body() body: ReceivedBody<'orders.place'>,
    @Visitor() visitor: Visitor,
    @Repeat() repeat: IdempotentRequest,
    @Req() sent: ApiRequest,
  ): Promise<OrderWire> {
    const request = placingRequestOf(body, visitor, networkOf(addressOf(sent)));
    return this.orders.place(request, repeat.ofGuest(request.terms.email.toLowerCase()));
  }
}
