import { Injectable } from '@nestjs/common';
import {
  type CartSummaryWire,
  type CartTotalWire,
  type CartWire,
  limits,
  type Locale,
  type MergeWire,
  patterns,
} from '@dronesoccer/contracts';
import { cartTotals, sumByProduct, toDollars } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/index.js';
import type { CartItemDto } from './cart.dto.js';
import { presentCart } from './cart.presenter.js';
import * as queries from './cart.queries.js';
import { mergeInto } from './merge-cart.js';

/** Whose cart a call is about, and as seen from where. Not a visitor: the server keeps carts of accounts alone. */
export interface CartOwner {
  userId: string;
  locationId: string | null;
  locale: Locale;
}

/** The server cart (spec 4, Cart; spec 7, Cart). Each change is one conditional statement that answers with the cart. */
@Injectable()
export class CartService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  get(owner: CartOwner): Promise<CartWire> {
    return this.read(this.database, owner);
  }

  async add(owner: CartOwner, { productId, quantity }: CartItemDto): Promise<CartWire> {
    if (!patterns.uuid.test(productId)) throw new AppError('PROD_001');
    const change = await queries.addPieces(this.database, this.viewOf(owner), { productId, quantity });
    if (change === null) throw new AppError('PROD_001');
    if (change.lines === null) throw refusal(change);
    return presentCart(change.lines);
  }

  async update(owner: CartOwner, itemId: string, quantity: number): Promise<CartWire> {
    if (quantity <= 0) return this.remove(owner, itemId);
    const change = await queries.setQuantity(this.database, this.viewOf(owner), { itemId, quantity });
    if (change === null) throw new AppError('CART_001');
    if (change.lines === null) {
      const isAllowed = change.isActive && change.stockQty >= quantity;
      // Allowed and yet not written: another tab took the line away in between.
      throw isAllowed ? new AppError('CART_001') : refusal(change);
    }
    return presentCart(change.lines);
  }

  async remove(owner: CartOwner, itemId: string): Promise<CartWire> {
    const lines = await queries.deleteLine(this.database, this.viewOf(owner), itemId);
    if (lines === null) throw new AppError('CART_001');
    return presentCart(lines);
  }

  async clear({ userId }: CartOwner): Promise<CartWire> {
    await queries.deleteLines(this.database, userId);
    return presentCart([]);
  }

  /** Takes a guest's cart in; with a key, a repeat gives the first answer and adds nothing (promise R2). */
  merge(owner: CartOwner, items: readonly CartItemDto[], repeat: Repeatable): Promise<MergeWire> {
    const { userId, locationId } = owner;
    // Every place that is not listed gives the same cart, so a person who was located anew still repeats the same call.
    const repeated = { ...repeat, body: { items, locationId } };
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeated, async () => {
        const adjusted = await mergeInto(tx, { userId, locationId, now: this.clock.now() }, items);
        return { ...(await this.read(tx, owner)), adjusted };
      }),
    );
  }

  async summary(userId: string): Promise<CartSummaryWire> {
    return { totalItems: await queries.countPieces(this.database, userId) };
  }

  async count(items: readonly CartItemDto[]): Promise<CartSummaryWire> {
    const { totalItems } = await this.total(items);
    return { totalItems };
  }

  /** Prices any list of items, a guest's cart for one. Unknown products are skipped, as a merge would. */
  async total(items: readonly CartItemDto[]): Promise<CartTotalWire> {
    const quantities = sumByProduct(knownForm(items));
    const prices = await queries.readPrices(this.database, [...quantities.keys()], this.clock.now());
    const totals = cartTotals(
      [...prices].map(([id, cents]) => ({ price: toDollars(cents), quantity: quantities.get(id) ?? 0 })),
    );
    if (totals.totalAmount > limits.totalMax) {
      const message = { en: 'The total is too large', fr: 'Le total est trop élevé' };
      throw new AppError('CART_002', { errors: [{ field: 'items', message }] });
    }
    return totals;
  }

  private async read(executor: Executor, owner: CartOwner): Promise<CartWire> {
    return presentCart(await queries.readLines(executor, this.viewOf(owner)));
  }

  private viewOf(owner: CartOwner): queries.CartView {
    return { ...owner, now: this.clock.now() };
  }
}

/** Why pieces of a product that exists were not put into the cart. */
function refusal({ isActive, isFull, stockQty }: queries.CartChange): AppError {
  if (!isActive) return new AppError('CART_004');
  if (isFull) return new AppError('CART_006');
  return new AppError(stockQty === 0 ? 'PROD_010' : 'CART_003');
}

/** The items whose product id can be one, in the form that the database writes ids in. */
const knownForm = (items: readonly CartItemDto[]): CartItemDto[] =>
  items
    .filter(({ productId }) => patterns.uuid.test(productId))
    .map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity }));
