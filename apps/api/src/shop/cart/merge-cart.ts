import { Injectable } from '@nestjs/common';
import { type CartAdjustment, limits, type MergeWire, patterns } from '@dronesoccer/contracts';
import { mergeCarts, type PieceLimits, type ProductQuantity } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/index.js';
import { presentCart } from './cart.presenter.js';
import { lockCart, type MergeRow, readForMerge, readLines, writeQuantities } from './cart.queries.js';
import type { CartOwner } from './read-cart.js';

/** Takes a guest's cart in; with a key, a repeat gives the first answer and adds nothing (promise R2). */
@Injectable()
export class MergeCart {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CART_006 when the cart would hold more products than it can */
  merge(owner: CartOwner, items: readonly ProductQuantity[], repeat: Repeatable): Promise<MergeWire> {
    const { userId, locationId } = owner;
    // Every place that is not listed gives the same cart, so a person who was located anew still repeats the same call.
    const repeated = { ...repeat, body: { items, locationId } };
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeated, async () => {
        const adjusted = await mergeInto(tx, { userId, locationId, now: this.clock.now() }, items);
        const lines = await readLines(tx, { ...owner, now: this.clock.now() });
        return { ...presentCart(lines), adjusted };
      }),
    );
  }
}

interface MergeTarget {
  userId: string;
  locationId: string | null;
  now: Date;
}

/**
 * Brings a guest's items, or those of an order that is taken back, into the person's cart by domain's plan: never above the
 * stock or what one order may hold, unknown and inactive products
 * skipped. The cart is locked from the first reading to the last writing, so the plan still holds when it is written.
 *
 * @returns what could not be taken as asked
 * @throws AppError CART_006 when the cart would hold more products than it can
 */
export async function mergeInto(
  tx: Tx,
  { userId, locationId, now }: MergeTarget,
  guestItems: readonly ProductQuantity[],
): Promise<CartAdjustment[]> {
  // Ids are compared as text from here on, and Postgres writes them in lower case.
  const guest = guestItems.map(({ productId, quantity }) => ({ productId: productId.toLowerCase(), quantity }));
  const productIds = [...new Set(guest.map((item) => item.productId))].filter((id) => patterns.uuid.test(id));
  await lockCart(tx, userId);
  const rows = await readForMerge(tx, userId, productIds, locationId);
  const products = new Map(rows.map((row) => [row.id, { isActive: row.isActive, stockQty: row.stockQty }]));
  const own = rows.map((row) => ({ productId: row.id, quantity: row.held }));
  const { changes, adjusted } = mergeCarts(own, guest, products, limitsFor(rows));
  if (linesAfter(rows, changes) > limits.cartLinesMax) throw new AppError('CART_006');
  if (changes.length > 0) await writeQuantities(tx, userId, changes, now);
  return [...adjusted];
}

/** Other products of the cart take their part of what one order may hold. */
function limitsFor(rows: readonly MergeRow[]): PieceLimits {
  const [first] = rows;
  // No product of the guest's is known: there is nothing to limit.
  if (first === undefined) return { perProduct: 0, perOrder: 0 };
  const beside = first.pieceCount - rows.reduce((sum, { held }) => sum + held, 0);
  return { perProduct: first.maxQuantity, perOrder: first.maxOrderQuantity - beside };
}

function linesAfter(rows: readonly MergeRow[], changes: readonly ProductQuantity[]): number {
  const held = new Map(rows.map((row) => [row.id, row.held]));
  const before = rows[0]?.lineCount ?? 0;
  return changes.reduce((lines, { productId, quantity }) => {
    const isNew = (held.get(productId) ?? 0) === 0;
    return lines + Number(isNew && quantity > 0) - Number(!isNew && quantity === 0);
  }, before);
}
