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
import { AppError, Idempotency } from '../../platform/http/index.js';
import type { CartItemDto } from './cart.dto.js';
import { presentCart } from './cart.presenter.js';
import * as queries from './cart.queries.js';
import { mergeInto } from './merge-cart.js';

/** Whose cart a call is about, and as seen from where. */
export interface CartOwner {
  userId: string;
  locationId: string | null;
  locale: Locale;
}

/** The server cart (spec 4, Cart; spec 7, Cart). Each change is one conditional statement, then the cart is read. */
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
    const outcome = await queries.addPieces(this.database, { ...owner, productId, quantity });
    if (outcome === null) throw new AppError('PROD_001');
    if (!outcome.added) throw outcome.is_full ? new AppError('CART_006') : refusal(outcome);
    return this.read(this.database, owner);
  }

  async update(owner: CartOwner, itemId: string, quantity: number): Promise<CartWire> {
    if (quantity <= 0) return this.remove(owner, itemId);
    const outcome = await queries.setQuantity(this.database, { ...owner, itemId, quantity });
    if (outcome === null) throw new AppError('CART_001');
    if (!outcome.changed) {
      const isAllowed = outcome.is_active && outcome.stock_qty >= quantity;
      // Allowed and yet not written: another tab took the line away in between.
      throw isAllowed ? new AppError('CART_001') : refusal(outcome);
    }
    return this.read(this.database, owner);
  }

  async remove(owner: CartOwner, itemId: string): Promise<CartWire> {
    const isDeleted = await queries.deleteLine(this.database, owner.userId, itemId);
    if (!isDeleted) throw new AppError('CART_001');
    return this.read(this.database, owner);
  }

  async clear({ userId }: CartOwner): Promise<CartWire> {
    await queries.deleteLines(this.database, userId);
    return presentCart([]);
  }

  /** Takes a guest's cart in; with a key, a repeat gives the first answer and adds nothing (promise R2). */
  merge(owner: CartOwner, items: readonly CartItemDto[], key: string | null): Promise<MergeWire> {
    const { userId, locationId } = owner;
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, { scope: `cart.merge:${userId}`, key, body: { items, locationId } }, async () => {
        const adjusted = await mergeInto(tx, { userId, locationId }, items);
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
    return presentCart(await queries.readLines(executor, { ...owner, now: this.clock.now() }));
  }
}

/** Why pieces of a product that exists were not put into the cart. */
function refusal({ is_active, stock_qty }: { is_active: boolean; stock_qty: number }): AppError {
  if (!is_active) return new AppError('CART_004');
  return new AppError(stock_qty === 0 ? 'PROD_010' : 'CART_003');
}

/** The items whose product id can be one, in the form that the database writes ids in. */
const knownForm = (items: readonly CartItemDto[]): CartItemDto[] =>
  items
    .filter(({ productId }) => patterns.uuid.test(productId))
    .map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity }));
