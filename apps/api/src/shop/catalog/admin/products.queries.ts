import {
  type ArenaClass,
  type Locale,
  type LocalText,
  OrderStatus,
  type ProductCategory,
  type FamilyPlaceWire,
  type OwnPicture,
  type ProductSeo,
  type ProductText,
} from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import { type PointLevelRow, stockJson } from '../../inventory/index.js';
import { lowStockThreshold } from '../../../platform/settings/index.js';

/** A product as the dashboard's table shows it. */
export interface ProductAdminRow {
  id: string;
  slug: string;
  name: LocalText;
  category: ProductCategory;
  priceCents: number;
  salePriceCents: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  arenaClass: ArenaClass | null;
  isActive: boolean;
  publishAt: Date | null;
  /** When the product was first shown in the shop, or null. */
  publishedAt: Date | null;
  sku: string | null;
  family: FamilyPlaceWire | null;
  cover: string | null;
  stock: PointLevelRow[] | null;
  /** The highest number of pieces that counts as low stock. */
  lowStockThreshold: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The times are null or some text. */
interface FamilyMemberRow {
  id: string;
  option: LocalText;
  isActive: boolean;
  publishAt: string | null;
  publishedAt: string | null;
}

/** A product as the dashboard edits it. */
export interface ProductDetailRow extends ProductAdminRow {
  texts: Record<Locale, ProductText>;
  pictures: OwnPicture[] | null;
  weightGrams: number;
  oversizeCents: number;
  barcode: string | null;
  seo: Partial<Record<Locale, ProductSeo>>;
  /** The products of its family in their order, or null. */
  familyMembers: FamilyMemberRow[] | null;
  sold: number;
  wishes: number;
  waiting: number;
  hasHistory: boolean;
}

/** `p` is the products row. */
export const rowColumns = `
  p.id, p.slug, p.category, p.price_cents AS "priceCents", p.sale_price_cents AS "salePriceCents",
  p.sale_starts_at AS "saleStartsAt", p.sale_ends_at AS "saleEndsAt", p.arena_class AS "arenaClass",
  p.is_active AS "isActive", p.publish_at AS "publishAt", p.published_at AS "publishedAt", p.sku, p.version, p.created_at AS "createdAt", p.updated_at AS "updatedAt",
  ${lowStockThreshold} AS "lowStockThreshold",
  (SELECT jsonb_object_agg(t.locale, t.name) FROM product_translations t WHERE t.product_id = p.id) AS name,
  (SELECT i.url FROM product_images i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1) AS cover,
  (SELECT jsonb_build_object('id', f.id, 'name', jsonb_build_object('en', f.name_en, 'fr', f.name_fr),
                             'option', p.option_label, 'place', p.option_place)
     FROM product_families f WHERE f.id = p.family_id) AS family,
  ${stockJson('p.id')} AS stock`;

export const textColumns = `
  p.weight_grams AS "weightGrams", p.oversize_cents AS "oversizeCents", p.barcode, p.seo,
  (SELECT jsonb_object_agg(t.locale,
            jsonb_build_object('name', t.name, 'description', t.description, 'specs', t.specs))
     FROM product_translations t WHERE t.product_id = p.id) AS texts,
  (SELECT jsonb_agg(jsonb_build_object('url', i.url, 'alt', i.alt) ORDER BY i.position)
     FROM product_images i WHERE i.product_id = p.id) AS pictures`;

const detailColumns = `${rowColumns}, ${textColumns},
  (SELECT jsonb_agg(jsonb_build_object('id', m.id, 'option', m.option_label, 'isActive', m.is_active,
            'publishAt', m.publish_at, 'publishedAt', m.published_at) ORDER BY m.option_place, m.created_at, m.id)
     FROM products m WHERE m.family_id = p.family_id) AS "familyMembers",
  (SELECT coalesce(sum(l.quantity), 0)::int FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.product_id = p.id AND o.status <> ${OrderStatus.CANCELLED}) AS sold,
  (SELECT count(*)::int FROM wishlist_items w WHERE w.product_id = p.id) AS wishes,
  (SELECT count(*)::int FROM restock_notices n WHERE n.product_id = p.id AND n.state IN (1, 2)) AS waiting,
  (EXISTS (SELECT 1 FROM order_lines l WHERE l.product_id = p.id)
    OR EXISTS (SELECT 1 FROM stock_moves m WHERE m.product_id = p.id)) AS "hasHistory"`;

export async function readProduct(executor: Executor, id: string): Promise<ProductDetailRow | null> {
  const [row] = await executor.query<ProductDetailRow>(
    `SELECT ${detailColumns} FROM products p WHERE p.id = $1::uuid`,
    [id],
    'product-admin-get',
  );
  return row ?? null;
}

/**
 * Locks products until the transaction ends, in id order so that two bulk actions queue up and never deadlock. Orders
 * only reference products, so no buyer waits for this lock.
 */
export async function lockProducts(executor: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await executor.query<{ id: string }>(
    'SELECT id FROM products WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
    'product-admin-lock',
  );
  return new Set(rows.map(({ id }) => id));
}
