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

/** Puts products on a person's list and takes them off. Every statement names the person, so that no one reaches another's list. */
@Injectable()
export class ChangeWishlist {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PROD_001 for an unknown product, WISH_001 when the list is full */
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

  /** Takes a guest's list in, the newest first; a repeat changes nothing, so it needs no key. */
  merge(userId: string, productIds: readonly string[]): Promise<WishlistMergeWire> {
    // Ids are compared as text from here on, and Postgres writes them in lower case.
    const wanted = [...new Set(productIds.map((id) => id.toLowerCase()))];
    return this.database.transaction((tx) => this.take(tx, userId, wanted));
  }

  /** Saves as many as there is room for, and says why the others were not. */
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
