import {
  type ArenaClass,
  type LocalText,
  locales,
  ProductCategory,
  StockMoveReason,
  StockPointKind,
} from '@dronesoccer/contracts';
import { insertRow, newRowId, shortOf, type Queryable } from './rows.ts';

export interface GivenProduct {
  id: string;
  slug: string;
}

interface ProductOptions {
  slug?: string;
  name?: string | LocalText;
  description?: string | LocalText;
  category?: ProductCategory;
  /** In cents. */
  price?: number;
  sale?: { price: number; startsAt?: Date; endsAt?: Date };
  arenaClass?: ArenaClass;
  /** An inactive product was in the shop before, unless `state` says otherwise. */
  isActive?: boolean;
  /** A product that visitors do not know yet. */
  state?: 'draft' | { publishAt: Date };
  /** The pieces in the warehouse. */
  stock?: number;
  /** The addresses of the pictures, cover first. */
  images?: readonly string[];
  createdAt?: Date;
  family?: { id: string; option: string | LocalText; place?: number };
}

/** Inserts a family, to which `givenProduct` adds products. */
export async function givenFamily(db: Queryable, name: string | LocalText): Promise<string> {
  const id = newRowId();
  const { en, fr } = inBoth(name);
  await insertRow(db, 'product_families', { id, name_en: en, name_fr: fr });
  return id;
}

const inBoth = (value: string | LocalText): LocalText => (typeof value === 'string' ? { en: value, fr: value } : value);

function publicationOf({ isActive, state, createdAt }: ProductOptions) {
  const at = createdAt ?? new Date();
  // The database dates an active product itself, so that a product can be inserted before the columns exist.
  const isDated = createdAt !== undefined || isActive === false;
  return {
    is_active: isActive ?? state === undefined,
    created_at: at,
    ...(state === undefined && isDated && { published_at: at }),
    ...(typeof state === 'object' && { publish_at: state.publishAt }),
  };
}

/** Inserts a product. Default: customers can buy it. */
export async function givenProduct(db: Queryable, options: ProductOptions = {}): Promise<GivenProduct> {
  const id = newRowId();
  const { slug = `product-${shortOf(id)}`, category = ProductCategory.DRONE, sale, images = [], family } = options;
  const name = inBoth(options.name ?? `Product ${shortOf(id)}`);
  const description = inBoth(options.description ?? 'A product.');
  await insertRow(db, 'products', {
    id,
    slug,
    category,
    price_cents: options.price ?? 10_000,
    sale_price_cents: sale?.price ?? null,
    sale_starts_at: sale?.startsAt ?? null,
    sale_ends_at: sale?.endsAt ?? null,
    arena_class: options.arenaClass ?? null,
    weight_grams: 500,
    ...publicationOf(options),
    ...(family && {
      family_id: family.id,
      option_label: JSON.stringify(inBoth(family.option)),
      option_place: family.place ?? 1,
    }),
  });
  for (const locale of locales) {
    await insertRow(db, 'product_translations', {
      product_id: id,
      locale,
      name: name[locale],
      description: description[locale],
    });
  }
  for (const [position, url] of images.entries()) {
    await insertRow(db, 'product_images', {
      id: newRowId(),
      product_id: id,
      position,
      url,
      alt: JSON.stringify(name),
      width: 1280,
      height: 960,
    });
  }
  await givenStock(db, id, options.stock ?? 100);
  return { id, slug };
}

/** Sets the stock at the warehouse or at a location, and records the matching stock move. */
export async function givenStock(
  db: Queryable,
  productId: string,
  quantity: number,
  locationId: string | null = null,
): Promise<void> {
  await db.query(
    `WITH point AS (
       SELECT id FROM stock_points WHERE location_id IS NOT DISTINCT FROM $2::uuid
     ), before AS (
       SELECT coalesce((SELECT s.quantity FROM stock_levels s JOIN point ON s.stock_point_id = point.id
                         WHERE s.product_id = $1::uuid), 0) AS quantity
     ), level AS (
       INSERT INTO stock_levels (product_id, stock_point_id, quantity) SELECT $1::uuid, point.id, $3::int FROM point
       ON CONFLICT (product_id, stock_point_id) DO UPDATE SET quantity = excluded.quantity
     )
     INSERT INTO stock_moves (id, product_id, stock_point_id, delta, reason)
     SELECT $4::uuid, $1::uuid, point.id, $3::int - before.quantity, ${StockMoveReason.OPENING}
       FROM point, before WHERE before.quantity <> $3::int`,
    [productId, locationId, quantity, newRowId()],
  );
}

/** Inserts a location's shelf, to which `givenStock` adds pieces. */
export async function givenShelf(db: Queryable, locationId: string): Promise<void> {
  await insertRow(db, 'stock_points', { id: newRowId(), kind: StockPointKind.LOCATION, location_id: locationId });
}
