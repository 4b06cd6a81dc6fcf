import { Injectable } from '@nestjs/common';
import type { Locale, WishlistItemWire, WishlistSummaryWire, WishlistWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { Database, type Executor } from '../../platform/database/index.js';
import { ReadProductsById } from '../catalog/index.js';
import { readSaved } from './wishlist.queries.js';

/** Reads a person's saved products, newest first. */
@Injectable()
export class ReadWishlist {
  constructor(
    private readonly database: Database,
    private readonly products: ReadProductsById,
  ) {}

  async get(userId: string, from: { locationId: string | null; locale: Locale }): Promise<WishlistWire> {
    const saved = await readSaved(this.database, userId);
    const ids = saved.map(({ productId }) => productId);
    const products = new Map((await this.products.read(ids, from)).map((product) => [product.id, product]));
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
}

export async function summaryOf(executor: Executor, userId: string): Promise<WishlistSummaryWire> {
  return { productIds: (await readSaved(executor, userId)).map(({ productId }) => productId) };
}
