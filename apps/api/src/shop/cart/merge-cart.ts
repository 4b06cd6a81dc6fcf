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

/**
 * Merges a guest's cart into the person's cart. With an idempotency key, a retry returns the first answer and adds
 * nothing (promise R2).
 */
@Injectable()
export class MergeCart {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CART_006 if the cart would hold too many products */
  merge(owner: CartOwner, items: readonly ProductQuantity[], repeat: Repeatable): Promise<MergeWire> {
    const { userId, locationId } = owner;
    // All unlisted places give the same cart, so the call stays the same if the person's place is determined again.
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
 * Merges a guest's items, or those of an order that is taken back, into the person's cart by the domain's plan. The
 * result never exceeds the stock or the limits of an order, and unknown and inactive products are skipped. The cart is
 * locked from the first read to the last write, so the plan is still valid when it is written.
 *
 * @returns the adjustments to the requested quantities
 * @throws AppError CART_006 if the cart would hold too many products
 */
export async function mergeInto(
  tx: Tx,
  { userId, locationId, now }: MergeTarget,
  guestItems: readonly ProductQuantity[],
): Promise<CartAdjustment[]> {
  // From here on, ids are compared as text. Postgres returns them in lower case.
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

/** Returns the limits of the merged products. The other products of the cart use up a part of the order's limit. */
function limitsFor(rows: readonly MergeRow[]): PieceLimits {
  const [first] = rows;
  // None of the guest's products is known, so there is nothing to limit.
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
