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

/**
 * The person whose cart is used, with their location and language. This is not a visitor: the server keeps carts only
 * for accounts.
 */
export interface CartOwner {
  userId: string;
  locationId: string | null;
  locale: Locale;
}

/** Reads a person's cart and prices a guest's cart. */
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
   * Prices any list of items, such as a guest's cart. Unknown products are skipped, as in a merge.
   *
   * @throws AppError CART_002 if the total exceeds `limits.totalMax`
   */
  async total(items: readonly ReceivedBody<'cart.add'>[]): Promise<CartTotalWire> {
    const quantities = sumByProduct(withValidIds(items));
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

/** Returns the items whose product id is a valid UUID, with the id in the database's lower case. */
const withValidIds = (items: readonly ReceivedBody<'cart.add'>[]): ReceivedBody<'cart.add'>[] =>
  items
    .filter(({ productId }) => patterns.uuid.test(productId))
    .map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity }));
