import type pg from 'pg';
import { locales, StockMoveReason, StockPointKind, TaxClass } from '@dronesoccer/contracts';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { couponRow, demoCoupons } from './coupons.ts';
import { demoLocations } from './locations.ts';
import { pictureTexts } from './pictures.ts';
import type { DemoProduct } from './product.ts';
import { demoProducts } from './products/index.ts';
import { demoTaxRegistrations } from './taxes.ts';
import { shelfId } from './write-places.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

export const productIdOf = (product: DemoProduct): string =>
  stableId(`product/${product.slug}`, demoProducts.indexOf(product));

export async function seedShop(client: pg.Client, now: Date): Promise<void> {
  await insertMissing(client, 'tax_registrations', demoTaxRegistrations);
  await insertMissing(
    client,
    'coupons',
    demoCoupons.map((coupon) => couponRow(coupon, stableId(`coupon/${coupon.code}`), now)),
  );
  await insertMissing(
    client,
    'products',
    demoProducts.map((product) => productRow(product, now)),
  );
  await insertMissing(
    client,
    'product_translations',
    demoProducts.flatMap((product) =>
      locales.map((locale) => ({
        product_id: productIdOf(product),
        locale,
        name: product.name[locale],
        description: product.description[locale],
        specs: product.specs.map(([label, value]) => ({ label: label[locale], value: value[locale] })),
      })),
    ),
  );
  await insertMissing(client, 'product_images', demoProducts.flatMap(imageRows));
  await openStock(client);
}

function productRow(product: DemoProduct, now: Date): Record<string, unknown> {
  const { sale } = product;
  const day = (offset: number | undefined): string | null =>
    offset === undefined ? null : new Date(now.getTime() + offset * DAY_MS).toISOString();
  return {
    id: productIdOf(product),
    slug: product.slug,
    category: product.category,
    price_cents: product.price,
    sale_price_cents: sale?.price ?? null,
    sale_starts_at: day(sale?.fromDay),
    sale_ends_at: day(sale?.toDay),
    arena_class: product.arenaClass ?? null,
    tax_class: TaxClass.GOODS,
    weight_grams: product.weight,
    is_active: product.isActive ?? true,
    // The products are a minute apart, so that "newest first" has a defined order.
    created_at: new Date(now.getTime() - (demoProducts.length - demoProducts.indexOf(product)) * 60_000).toISOString(),
  };
}

/** The size at which the products' pictures are rendered (docs/decisions/pictures.md). */
const pictureSize = { width: 1280, height: 960 };

function imageRows(product: DemoProduct): Record<string, unknown>[] {
  return (pictureTexts[product.slug] ?? []).map((alt, position) => ({
    id: stableId(`picture/${product.slug}/${position}`),
    product_id: productIdOf(product),
    position,
    url: `/pictures/products/${product.slug}${position === 0 ? '' : `-${position + 1}`}.webp`,
    alt,
    ...pictureSize,
  }));
}

/**
 * Writes stock levels and the moves that explain them: the sum of a product's moves at a stock point is its level
 * there.
 */
async function openStock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM stock_points WHERE kind = $1', [
    StockPointKind.WAREHOUSE,
  ]);
  const [warehouse] = rows;
  if (warehouse === undefined) throw new Error('There is no warehouse: seedReference has to run before seedDemo.');
  const levels = demoProducts.flatMap((product) => [
    { product, point: warehouse.id, quantity: product.stock.warehouse },
    ...demoLocations.map((place) => ({
      product,
      point: shelfId(place.key),
      quantity: place.size === 'large' ? product.stock.shelf : Math.floor(product.stock.shelf / 2),
    })),
  ]);
  await insertMissing(
    client,
    'stock_levels',
    levels.map(({ product, point, quantity }) => ({
      product_id: productIdOf(product),
      stock_point_id: point,
      quantity,
    })),
  );
  await insertMissing(
    client,
    'stock_moves',
    levels
      .filter(({ quantity }) => quantity > 0)
      .map(({ product, point, quantity }) => ({
        id: stableId(`opening/${product.slug}/${point}`),
        product_id: productIdOf(product),
        stock_point_id: point,
        delta: quantity,
        reason: StockMoveReason.OPENING,
      })),
  );
}
