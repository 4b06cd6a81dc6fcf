import { Body, Controller, Req } from '@nestjs/common';
import { type CouponWire, DeliveryMethod, fieldRules, type OrderWire, type QuoteWire } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { type ApiRequest, CallLimits, Endpoint, Repeat, type Repetition, Visitor } from '../../platform/http/index.js';
import { AppError } from '../../platform/errors/index.js';
import { parseLocationId } from '../locations/index.js';
import { AskCoupon } from './ask-coupon.js';
import { AskCouponDto, PlaceOrderDto, QuoteOrderDto } from './checkout.dto.js';
import { type Buyer, type CheckoutRequest, summedItems } from './checkout-request.js';
import { deliveryAddress } from './delivery-address.js';
import { PlaceOrder } from './place-order.js';
import { QuoteOrder } from './quote-order.js';

@Controller()
export class CheckoutController {
  constructor(
    private readonly coupons: AskCoupon,
    private readonly quotes: QuoteOrder,
    private readonly orders: PlaceOrder,
    private readonly limits: CallLimits,
  ) {}

  @Endpoint('coupons.validate')
  askCoupon(@Body() body: AskCouponDto, @Visitor() visitor: Visitor): Promise<CouponWire> {
    const items = body.items === undefined || body.items.length === 0 ? null : summedItems(body.items, 'COMMON_010');
    return this.coupons.ask({ code: body.code, buyer: buyerOf(body.email, visitor), items, locale: visitor.locale });
  }

  @Endpoint('orders.quote')
  async quote(
    @Body() body: QuoteOrderDto,
    @Visitor() visitor: Visitor,
    @Req() request: ApiRequest,
  ): Promise<QuoteWire> {
    const quote = await this.quotes.quote(requestOf(body, visitor));
    // A code that counts is no guess: whoever fills in a form asks for many quotes with it.
    if (quote.coupon !== null) await this.limits.forgive(request);
    return quote;
  }

  @Endpoint('orders.place')
  place(@Body() body: PlaceOrderDto, @Visitor() visitor: Visitor, @Repeat() repeat: Repetition): Promise<OrderWire> {
    const request = requestOf(body, visitor);
    const { email } = request.buyer;
    if (email === null) throw emailMissing();
    if (request.delivery === DeliveryMethod.SHIP && !body.address) throw new AppError('CHECKOUT_002');
    const address = request.delivery === DeliveryMethod.SHIP && body.address ? deliveryAddress(body.address) : null;
    const placing = {
      ...request,
      buyer: { ...request.buyer, email },
      address,
      expectedTotalCents: toCents(body.expectedTotal),
    };
    return this.orders.place(placing, repeat.ofGuest(email.toLowerCase()));
  }
}

function requestOf(body: QuoteOrderDto | PlaceOrderDto, visitor: Visitor): CheckoutRequest {
  if (body.items === undefined && visitor.userId === null) throw new AppError('ORD_014');
  const locationId = parseLocationId(body.locationId ?? undefined);
  if (body.delivery === DeliveryMethod.PICKUP && !body.locationId) throw locationMissing();
  return {
    buyer: buyerOf(body.email, visitor),
    items: body.items === undefined ? null : summedItems(body.items, 'ORD_015'),
    delivery: body.delivery,
    locationId,
    province: body.delivery === DeliveryMethod.SHIP ? (body.address?.province ?? null) : null,
    couponCode: body.couponCode ?? null,
    locale: body.locale ?? visitor.locale,
  };
}

/** A signed-in person buys under their own e-mail, whatever the body says. */
function buyerOf(typed: string | undefined, { userId, email }: Visitor): Buyer {
  return { userId, email: email ?? typed ?? null };
}

function emailMissing(): AppError {
  return new AppError('ORD_005', { errors: [{ field: 'email', message: fieldRules.email.required }] });
}

function locationMissing(): AppError {
  const message = { en: 'Choose where to pick it up', fr: 'Choisissez le lieu de cueillette' };
  return new AppError('ORD_005', { errors: [{ field: 'locationId', message }] });
}
