import { Injectable } from '@nestjs/common';
import {
  type CartSummaryWire,
  type CartTotalWire,
  type CartWire,
  limits,
  type Locale,
  patterns,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { cartTotals, sumByProduct, toDollars } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { presentCart } from './cart.presenter.js';
import { countPieces, readLines, readPrices } from './cart.queries.js';

/** Whose cart a call is about, and as seen from where. Not a visitor: the server keeps carts of accounts alone. */
export interface CartOwner {
  userId: string;
  locationId: string | null;
  locale: Locale;
}

/** What a person's cart holds, and what a guest's would cost. */
@Injectable()
export class ReadCart {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async get(owner: CartOwner): Promise<CartWire> {
    return presentCart(await readLines(this.database, { ...owner, now: this.clock.now() }));
  }

  async summary(userId: string): Promise<CartSummaryWire> {
    return { totalItems: await countPieces(this.database, userId) };
  }

  async count(items: readonly ReceivedBody<'cart.add'>[]): Promise<CartSummaryWire> {
    const { totalItems } = await this.total(items);
    return { totalItems };
  }

  /**
   * Prices any list of items, a guest's cart for one. Unknown products are skipped, as a merge would.
   *
   * @throws AppError CART_002 when the total is more than a sum of money may be
   */
  async total(items: readonly ReceivedBody<'cart.add'>[]): Promise<CartTotalWire> {
    const quantities = sumByProduct(knownForm(items));
    const prices = await readPrices(this.database, [...quantities.keys()], this.clock.now());
    const totals = cartTotals(
      [...prices].map(([id, cents]) => ({ price: toDollars(cents), quantity: quantities.get(id) ?? 0 })),
    );
    if (totals.totalAmount > limits.totalMax) {
      const message = { en: 'The total is too large', fr: 'Le total est trop élevé' };
      throw new AppError('CART_002', { errors: [{ field: 'items', message }] });
    }
    return totals;
  }
}

/** The items whose product id can be one, in the form that the database writes ids in. */
const knownForm = (items: readonly ReceivedBody<'cart.add'>[]): ReceivedBody<'cart.add'>[] =>
  items
    .filter(({ productId }) => patterns.uuid.test(productId))
    .map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity }));
