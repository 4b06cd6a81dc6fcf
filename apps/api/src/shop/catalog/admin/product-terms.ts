import {
  type ArenaClass,
  categoriesOf,
  type Locale,
  ProductCategory,
  type ProductSeo,
  type OwnPicture,
  type ProductProblem,
  productProblems,
  type ProductTerms,
  type ProductText,
} from '@dronesoccer/contracts';
import { type Cents, isGtin, saleProblems, toCents } from '@dronesoccer/domain';
import { AppError } from '../../../platform/errors/index.js';

/** The product fields that an administrator edits, as stored in the database. */
export interface ProductValues {
  category: ProductCategory;
  texts: Record<Locale, ProductText>;
  price: Cents;
  salePrice: Cents | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  arenaClass: ArenaClass | null;
  weightGrams: number;
  /** Null: an existing product keeps its surcharge, and a new one has none. */
  oversizeCents: Cents | null;
  isActive: boolean;
  pictures: readonly OwnPicture[];
  listing: ProductListing;
}

/** The fields that older clients do not know. An existing product keeps those that are absent, and a new one has none. */
export interface ProductListing {
  publishAt?: Date | null;
  sku?: string | null;
  barcode?: string | null;
  seo?: Record<Locale, ProductSeo>;
}

/** @throws PROD_007 if the sale price does not fit the price, the dates do not fit each other, or the barcode is wrong */
export function productValues(terms: ProductTerms): ProductValues {
  const { texts, arenaClass, weightGrams, oversizeSurcharge, isActive, pictures } = terms;
  const oversizeCents = oversizeSurcharge === undefined ? null : toCents(oversizeSurcharge);
  const sale = {
    price: toCents(terms.price),
    salePrice: terms.salePrice === null ? null : toCents(terms.salePrice),
    saleStartsAt: instant(terms.saleStartsAt),
    saleEndsAt: instant(terms.saleEndsAt),
  };
  const problems = [...saleProblems(sale), ...listingProblems(terms)];
  if (problems.length > 0) {
    throw new AppError('PROD_007', {
      errors: problems.map(({ field, problem }) => ({ field, message: productProblems[problem] })),
    });
  }
  const [category = ProductCategory.DRONE] = categoriesOf(terms.category) ?? [];
  const listing = listingOf(terms);
  return { category, texts, ...sale, arenaClass, weightGrams, oversizeCents, isActive, pictures, listing };
}

/** Returns the problems of the barcode and of the time of publication. */
export function listingProblems({
  isActive,
  publishAt,
  barcode,
}: Pick<ProductTerms, 'isActive' | 'publishAt' | 'barcode'>) {
  const problems: { field: 'publishAt' | 'barcode'; problem: ProductProblem }[] = [];
  if (isActive && publishAt) problems.push({ field: 'publishAt', problem: 'publishWhileActive' });
  if (barcode && !isGtin(barcode)) problems.push({ field: 'barcode', problem: 'barcodeWrong' });
  return problems;
}

function listingOf({ publishAt, sku, barcode, seo }: ProductTerms): ProductListing {
  return {
    ...(publishAt !== undefined && { publishAt: instant(publishAt) }),
    ...(sku !== undefined && { sku: sku || null }),
    ...(barcode !== undefined && { barcode: barcode || null }),
    ...(seo !== undefined && { seo }),
  };
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
