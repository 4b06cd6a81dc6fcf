import type { Locale, ProductCategory } from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import { chargedPrice, coverUrl, stockQty } from '../../catalog/index.js';
import { maxPiecesPerOrder, maxPiecesPerProduct } from '../../../platform/settings/index.js';

/** A line of an old order with the current product. Prices are in cents. */
export interface ReorderLine {
  boughtName: string;
  requested: number;
  /** Null if the product no longer exists. */
  id: string | null;
  slug: string;
  name: string;
  description: string;
  category: ProductCategory;
  priceCents: number;
  stockQty: number;
  maxQuantity: number;
  maxOrderQuantity: number;
  isActive: boolean;
  coverUrl: string | null;
}

export function linesToReorder(
  executor: Executor,
  orderId: string,
  { locale, locationId, now }: { locale: Locale; locationId: string | null; now: Date },
): Promise<ReorderLine[]> {
  return executor.query<ReorderLine>(
    `SELECT l.name AS "boughtName", l.quantity AS requested, p.id, p.slug, COALESCE(t.name, e.name) AS name,
       COALESCE(t.description, e.description) AS description, p.category, ${chargedPrice('$4')} AS "priceCents",
       ${stockQty('$3')} AS "stockQty",
       ${maxPiecesPerProduct} AS "maxQuantity", ${maxPiecesPerOrder} AS "maxOrderQuantity", p.is_active AS "isActive", ${coverUrl} AS "coverUrl"
     FROM order_lines l
     LEFT JOIN products p ON p.id = l.product_id
     LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = $2
     LEFT JOIN product_translations e ON e.product_id = p.id AND e.locale = 'en'
     WHERE l.order_id = $1::uuid ORDER BY l.position`,
    [orderId, locale, locationId, now],
    'order-lines-to-reorder',
  );
}
