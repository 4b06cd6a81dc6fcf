import { Injectable } from '@nestjs/common';
import { type CartWire, patterns, type ReceivedBody } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { presentCart } from './cart.presenter.js';
import { addPieces, type CartChange, type CartView, deleteLine, deleteLines, setQuantity } from './cart.queries.js';
import type { CartOwner } from './read-cart.js';

/**
 * Changes the server cart (spec 4, Cart; spec 7, Cart). Each change is one conditional statement that returns the cart.
 */
@Injectable()
export class ChangeCart {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError PROD_001 if the product is unknown, CART_004, CART_006, PROD_010, CART_003 or CART_007 if it is
   * not available
   */
  async add(owner: CartOwner, { productId, quantity }: ReceivedBody<'cart.add'>): Promise<CartWire> {
    if (!patterns.uuid.test(productId)) throw new AppError('PROD_001');
    const change = await addPieces(this.database, this.viewOf(owner), { productId, quantity });
    if (change === null) throw new AppError('PROD_001');
    if (change.lines === null) throw refusalError(change);
    return presentCart(change.lines);
  }

  /**
   * Sets a line's quantity. A quantity of 0 or less deletes the line.
   *
   * @throws AppError CART_001 if the person has no such line, otherwise the same errors as `add`
   */
  async update(owner: CartOwner, itemId: string, quantity: number): Promise<CartWire> {
    if (quantity <= 0) return this.remove(owner, itemId);
    const change = await setQuantity(this.database, this.viewOf(owner), { itemId, quantity });
    if (change === null) throw new AppError('CART_001');
    if (change.lines === null) {
      const isAllowed = change.isActive && change.stockQty >= quantity && !change.isAboveLimit;
      // The change was allowed but wrote nothing: another tab deleted the line in the meantime.
      throw isAllowed ? new AppError('CART_001') : refusalError(change);
    }
    return presentCart(change.lines);
  }

  /** @throws AppError CART_001 if the person has no such line */
  async remove(owner: CartOwner, itemId: string): Promise<CartWire> {
    const lines = await deleteLine(this.database, this.viewOf(owner), itemId);
    if (lines === null) throw new AppError('CART_001');
    return presentCart(lines);
  }

  async clear({ userId }: CartOwner): Promise<CartWire> {
    await deleteLines(this.database, userId);
    return presentCart([]);
  }

  private viewOf(owner: CartOwner): CartView {
    return { ...owner, now: this.clock.now() };
  }
}

/** Returns the reason why pieces of an existing product were not put into the cart. */
function refusalError({ isActive, isFull, isAboveLimit, stockQty }: CartChange): AppError {
  if (!isActive) return new AppError('CART_004');
  if (isFull) return new AppError('CART_006');
  if (stockQty === 0) return new AppError('PROD_010');
  return new AppError(isAboveLimit ? 'CART_007' : 'CART_003');
}
