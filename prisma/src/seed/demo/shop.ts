import {
  ArenaClass,
  CouponKind,
  locales,
  type LocalText,
  ProductCategory,
  StockMoveReason,
  StockPointKind,
  TaxClass,
} from '@dronesoccer/contracts';
import { msPerMinute } from '@dronesoccer/domain';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { demoTaxRegistrations } from './organisation.ts';
import { demoLocations, shelfIdOf } from './places.ts';
import { type DemoText, readData, textIn } from './read-data.ts';
import { daysLater, later } from './times.ts';

interface DemoProduct {
  /** Also the name of the product's pictures. */
  readonly slug: string;
  /** The product whose pictures and age it has. */
  readonly like?: string;
  readonly family?: { readonly of: string; readonly option: LocalText; readonly place: number };
  readonly category: keyof typeof ProductCategory;
  readonly arenaClass?: keyof typeof ArenaClass;
  /** CAD cents */
  readonly price: number;
  /** Days from the seeding date, so that the demo always has products on sale. */
  readonly sale?: { readonly price: number; readonly fromDay?: number; readonly toDay?: number };
  /** The packed weight in grams. */
  readonly weight: number;
  /** The surcharge on shipping in cents. */
  readonly oversize?: number;
  readonly isActive?: false;
  readonly stock: { readonly warehouse: number; readonly shelf: number };
  readonly name: LocalText;
  /** Markdown */
  readonly description: LocalText;
  /** The alt texts of the pictures, the cover first. */
  readonly pictures?: readonly LocalText[];
  /** The values by the names of their labels. */
  readonly specs: Readonly<Record<string, DemoText>>;
}

const { labels, families, products } = readData<{
  labels: Readonly<Record<string, LocalText>>;
  families: Readonly<Record<string, LocalText>>;
  products: readonly DemoProduct[];
}>('products');

export const demoProducts = products.map((product, index) => ({
  ...product,
  id: stableId(`product/${product.slug}`, index),
  category: ProductCategory[product.category],
  pictures: (product.pictures ?? []).map((alt, position) => ({
    url: `/pictures/products/${product.like ?? product.slug}${position === 0 ? '' : `-${position + 1}`}.webp`,
    alt,
  })),
}));

const familyIdOf = (name: string): string => stableId(`family/${name}`);

/** A product with its id. */
export type SoldProduct = (typeof demoProducts)[number];

interface DemoCoupon {
  readonly code: string;
  readonly kind: keyof typeof CouponKind;
  /** A percentage, or an amount in cents. */
  readonly amount: number;
  readonly minSubtotalCents?: number;
  readonly categories?: readonly (keyof typeof ProductCategory)[];
  /** Days from now; negative for the past. */
  readonly startsIn?: number;
  readonly endsIn?: number;
  readonly totalUses?: number;
  readonly usesPerPerson?: number;
  readonly firstOrderOnly?: boolean;
  readonly assignedOnly?: boolean;
  readonly isActive?: boolean;
}

const demoCoupons = readData<readonly [DemoCoupon, ...DemoCoupon[]]>('coupons');
export const [welcome] = demoCoupons;

export const couponIdOf = (code: string): string => stableId(`coupon/${code}`);

/** The size at which the products' pictures are rendered (docs/decisions/pictures.md). */
const pictureSize = { width: 1280, height: 960 };

export async function seedShop(client: pg.Client, now: Date): Promise<void> {
  await insertMissing(client, {
    tax_registrations: demoTaxRegistrations,
    coupons: demoCoupons.map((coupon) => couponRow(coupon, now)),
    product_families: Object.entries(families).map(([name, { en, fr }]) => ({
      id: familyIdOf(name),
      nameEn: en,
      nameFr: fr,
    })),
    products: demoProducts.map((product) => ({
      id: product.id,
      slug: product.slug,
      category: product.category,
      priceCents: product.price,
      salePriceCents: product.sale?.price,
      saleStartsAt: daysLater(now, product.sale?.fromDay),
      saleEndsAt: daysLater(now, product.sale?.toDay),
      arenaClass: product.arenaClass && ArenaClass[product.arenaClass],
      taxClass: TaxClass.GOODS,
      weightGrams: product.weight,
      oversizeCents: product.oversize ?? 0,
      isActive: product.isActive ?? true,
      familyId: product.family && familyIdOf(product.family.of),
      optionLabel: product.family?.option ?? {},
      optionPlace: product.family?.place ?? 1,
      // The products are a minute apart, so that "newest first" has a defined order.
      createdAt: later(now, (ageOf(product) - demoProducts.length) * msPerMinute),
    })),
    product_translations: demoProducts.flatMap(({ id, name, description, specs }) =>
      locales.map((locale) => ({
        productId: id,
        locale,
        name: name[locale],
        description: description[locale],
        specs: Object.entries(specs).map(([label, value]) => ({
          label: labels[label]?.[locale],
          value: textIn(value, locale),
        })),
      })),
    ),
    product_images: demoProducts.flatMap(({ id, slug, pictures }) =>
      pictures.map((picture, position) => ({
        id: stableId(`picture/${slug}/${position}`),
        productId: id,
        position,
        ...picture,
        ...pictureSize,
      })),
    ),
    ...stockRows(await warehouseId(client)),
  });
}

const ageOf = ({ slug, like = slug }: Pick<DemoProduct, 'slug' | 'like'>): number =>
  products.findIndex((other) => other.slug === like);

function couponRow({ startsIn, endsIn, ...coupon }: DemoCoupon, now: Date): object {
  return {
    ...{ minSubtotalCents: 0, firstOrderOnly: false, assignedOnly: false, isActive: true },
    ...coupon,
    id: couponIdOf(coupon.code),
    kind: CouponKind[coupon.kind],
    categories: (coupon.categories ?? []).map((category) => ProductCategory[category]),
    startsAt: daysLater(now, startsIn),
    endsAt: daysLater(now, endsIn),
  };
}

/** @throws Error if the reference data is missing */
export async function warehouseId(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM stock_points WHERE kind = $1', [
    StockPointKind.WAREHOUSE,
  ]);
  const [warehouse] = rows;
  if (warehouse === undefined) throw new Error('There is no warehouse: seedReference has to run before seedDemo.');
  return warehouse.id;
}

/**
 * Returns stock levels and the moves that explain them: the sum of a product's moves at a stock point is its level
 * there.
 */
function stockRows(warehouse: string) {
  const levels = demoProducts.flatMap(({ id, slug, stock }) => [
    { id, slug, point: warehouse, quantity: stock.warehouse },
    ...demoLocations.map((place) => ({
      ...{ id, slug, point: shelfIdOf(place) },
      quantity: place.size === 'large' ? stock.shelf : Math.floor(stock.shelf / 2),
    })),
  ]);
  return {
    stock_levels: levels.map(({ id, point, quantity }) => ({ productId: id, stockPointId: point, quantity })),
    stock_moves: levels
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, slug, point, quantity }) => ({
        id: stableId(`opening/${slug}/${point}`),
        productId: id,
        stockPointId: point,
        delta: quantity,
        reason: StockMoveReason.OPENING,
      })),
  };
}
