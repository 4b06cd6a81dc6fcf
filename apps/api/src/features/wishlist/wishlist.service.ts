import { Injectable } from '@nestjs/common';
import {
  type Locale,
  patterns,
  type WishlistItemWire,
  type WishlistLeftOutReason,
  type WishlistMergeWire,
  type WishlistSummaryWire,
  type WishlistWire,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { CatalogService } from '../catalog/index.js';
import { deleteSaved, existingProducts, insertSaved, lockList, readSaved } from './wishlist.queries.js';

/** What a person has saved. Every statement names the person, so that nobody reaches another's list. */
@Injectable()
export class WishlistService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalog: CatalogService,
  ) {}

  async get(userId: string, from: { locationId: string | null; locale: Locale }): Promise<WishlistWire> {
    const saved = await readSaved(this.database, userId);
    const ids = saved.map(({ productId }) => productId);
    const products = new Map((await this.catalog.productsByIds(ids, from)).map((product) => [product.id, product]));
    const items = saved.flatMap(({ productId, createdAt, priceCents }): WishlistItemWire[] => {
      const product = products.get(productId);
      if (product === undefined) return [];
      const savedPrice = priceCents === null ? null : toDollars(priceCents);
      return [{ product, savedAt: createdAt.toISOString(), savedPrice }];
    });
    return { items };
  }

  summary(userId: string): Promise<WishlistSummaryWire> {
    return summaryOf(this.database, userId);
  }

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

async function summaryOf(executor: Executor, userId: string): Promise<WishlistSummaryWire> {
  return { productIds: (await readSaved(executor, userId)).map(({ productId }) => productId) };
}
