import { Injectable } from '@nestjs/common';
import {
  patterns,
  type WishlistLeftOutReason,
  type WishlistMergeWire,
  type WishlistSummaryWire,
} from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { summaryOf } from './read-wishlist.js';
import { deleteSaved, existingProducts, insertSaved, lockList } from './wishlist.queries.js';

/**
 * Adds products to a person's wishlist and removes them. Every statement filters by the person, so that no one reaches
 * another person's list.
 */
@Injectable()
export class ChangeWishlist {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PROD_001 if the product is unknown, WISH_001 if the list is full */
  put(userId: string, productId: string): Promise<WishlistSummaryWire> {
    return this.database.transaction(async (tx) => {
      const { leftOut, productIds } = await this.take(tx, userId, [productId]);
      const [refused] = leftOut;
      if (refused !== undefined) throw new AppError(refused.reason);
      return { productIds };
    });
  }

  async remove(userId: string, productId: string): Promise<WishlistSummaryWire> {
    await deleteSaved(this.database, userId, productId);
    return summaryOf(this.database, userId);
  }

  /** Merges a guest's list, newest first. The call is idempotent and needs no key. */
  merge(userId: string, productIds: readonly string[]): Promise<WishlistMergeWire> {
    // From here on, ids are compared as text. Postgres returns them in lower case.
    const uniqueIds = [...new Set(productIds.map((id) => id.toLowerCase()))];
    return this.database.transaction((tx) => this.take(tx, userId, uniqueIds));
  }

  /** Saves as many products as there is room for, and returns the reasons for the others. */
  private async take(tx: Tx, userId: string, wanted: readonly string[]): Promise<WishlistMergeWire> {
    const ids = wanted.filter((id) => patterns.uuid.test(id));
    await lockList(tx, userId);
    await insertSaved(tx, userId, ids, this.clock.now());
    const { productIds } = await summaryOf(tx, userId);
    const held = new Set(productIds);
    const missing = wanted.filter((id) => !held.has(id));
    if (missing.length === 0) return { productIds, leftOut: [] };
    const known = await existingProducts(tx, ids);
    const reasonOf = (id: string): WishlistLeftOutReason => (known.has(id) ? 'WISH_001' : 'PROD_001');
    return { productIds, leftOut: missing.map((productId) => ({ productId, reason: reasonOf(productId) })) };
  }
}
