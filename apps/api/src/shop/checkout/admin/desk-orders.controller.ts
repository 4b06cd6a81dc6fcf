import { Body, Controller } from '@nestjs/common';
import type { DeskOrderWire, Locale, QuoteWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, Repeat, RequestLocale } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { PlaceDeskOrder } from './place-desk-order.js';

/** Orders that staff make for customers. */
@Controller()
export class DeskOrdersController {
  constructor(private readonly orders: PlaceDeskOrder) {}

  @Endpoint('orders.admin.quote')
  quote(@Body() body: ReceivedBody<'orders.admin.quote'>, @RequestLocale() locale: Locale): Promise<QuoteWire> {
    return this.orders.quote(body, locale);
  }

  @Endpoint('orders.admin.place')
  place(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'orders.admin.place'>,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<DeskOrderWire> {
    return this.orders.place(user.id, body, locale, repeat);
  }
}
