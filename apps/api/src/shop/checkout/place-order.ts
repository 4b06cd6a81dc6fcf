import { Injectable } from '@nestjs/common';
import type { ErrorCode, OrderWire, ProvinceCode, QuoteWire } from '@dronesoccer/contracts';
import { isServed, type ShippingQuote } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database, databaseFailure, newId, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/index.js';
import { type BasketRow, lockCartItems, readBasket } from '../cart/index.js';
import { countUse, redeemCoupon } from '../coupons/index.js';
import { reserveStock, type StockTake } from '../inventory/index.js';
import { type OrderTerms, RecordOrder } from '../orders/index.js';
import { SettingsReader } from '../../money/taxes/index.js';
import { recordAcceptance } from '../../people/policies/index.js';
import type { CheckoutRequest, PlacingRequest } from './checkout-request.js';
import { makeQuote, type Quote } from './make-quote.js';
import { type PriceRules, priceRulesOf } from './price-rules.js';
import { presentQuote } from './quote.presenter.js';

/**
 * Places an order: prices the cart, takes the stock, records the order, redeems the coupon and waits for the payment.
 * It is one transaction, so there is never stock without its order or an order without its stock.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly settings: SettingsReader,
    private readonly orders: RecordOrder,
  ) {}

  /** Computes the price of an order without reserving anything. */
  async quote(request: CheckoutRequest): Promise<QuoteWire> {
    const rules = priceRulesOf(await this.settings.current());
    const basket = await readBasket(this.database, request);
    const context = { rules, now: this.clock.now() };
    return presentQuote(await makeQuote(this.database, request, basket, context), request.locale);
  }

  /** Places the order. The call is idempotent: a retry returns the first answer. */
  async place(request: PlacingRequest, repeat: Repeatable): Promise<OrderWire> {
    const rules = priceRulesOf(await this.settings.current());
    const order = await this.database
      .transaction((tx) => this.idempotency.run(tx, repeat, () => this.placeIn(tx, request, rules)))
      .catch((error: unknown) => {
        const failure = databaseFailure(error);
        // The account was deleted after its token was checked.
        if (failure?.kind === 'constraint' && failure.constraint === 'orders_user_id_fkey')
          throw new AppError('ORD_013');
        throw error;
      });
    return this.orders.withLink(order, request.buyer.userId);
  }

  /** Places the order in a transaction of the caller. */
  async placeIn(tx: Tx, request: PlacingRequest, rules: PriceRules): Promise<OrderWire> {
    const now = this.clock.now();
    const basket = await basketToOrder(tx, request);
    const quote = await makeQuote(tx, request, basket, { rules, now });
    const province = refuseProblems(quote);
    if (quote.total !== request.expectedTotalCents) {
      throw new AppError('CHECKOUT_001', { data: presentQuote(quote, request.locale) });
    }
    // Every order takes the coupon before the stock. This lock order keeps two buyers from deadlocking.
    if (quote.coupon !== null && !(await countUse(tx, quote.coupon.id))) {
      throw new AppError('COUPON_USED_UP');
    }
    const orderId = newId();
    const [order] = await Promise.all([
      this.orders.record(tx, {
        id: orderId,
        terms: {
          ...request.terms,
          taxProvince: province,
          couponCode: quote.coupon?.code ?? null,
          shippingRate: rateOf(quote.shippingQuote),
        },
        place: quote.place,
        priced: quote,
        staffId: request.staffId,
        cartItemIds: quote.lines.flatMap(({ cartItemId }) => cartItemId ?? []),
        takeStock: () => takeStockFor(tx, request, quote),
        now,
      }),
      // A customer for whom staff make an order accepts the policies by paying. Without a payment, staff accept them.
      request.staffId === null || quote.total === 0
        ? recordAcceptance(tx, { subject: 'order', subjectId: orderId, locale: request.locale, at: now })
        : undefined,
    ]);
    if (quote.coupon !== null) {
      const use = { email: request.terms.email, orderId, at: now };
      if (!(await redeemCoupon(tx, quote.coupon, use))) throw new AppError('COUPON_NOT_FOR_EMAIL');
    }
    return order;
  }
}

function basketToOrder(tx: Tx, request: PlacingRequest): Promise<BasketRow[]> {
  const { buyer, items } = request;
  if (items === null && buyer.userId !== null) return lockCartItems(tx, buyer.userId, request);
  return readBasket(tx, request);
}

/** The codes that matter most to the customer: first unavailable products, then quantities, then the rest. */
const codePriority: readonly ErrorCode[] = ['PROD_001', 'PROD_003', 'ORD_010', 'CHECKOUT_003'];

function refuseProblems({ problems, province }: Quote): ProvinceCode {
  const code = codePriority.find((grave) => problems.some((problem) => problem.code === grave)) ?? problems[0]?.code;
  if (code !== undefined) {
    throw new AppError(code, { data: { productIds: problems.flatMap(({ productId }) => productId ?? []) } });
  }
  if (province === null) throw new AppError('CHECKOUT_002');
  return province;
}

function rateOf(quote: ShippingQuote | null): OrderTerms['shippingRate'] {
  if (quote === null || !isServed(quote)) return null;
  const { zone, grams, fee, surcharge } = quote;
  return { zone: zone.name, grams, feeCents: fee, surchargeCents: surcharge, days: zone.days };
}

async function takeStockFor(tx: Tx, request: PlacingRequest, quote: Quote): Promise<readonly StockTake[]> {
  const wanted = { wanted: quote.lines, delivery: request.delivery, locationId: quote.place?.id ?? null };
  const reserved = await reserveStock(tx, wanted, quote.levels);
  if (reserved.ok) return reserved.takes;
  throw new AppError('ORD_010', { data: { productIds: reserved.shortages.map(({ productId }) => productId) } });
}
