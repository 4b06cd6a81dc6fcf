import {
  type ArenaClass,
  categoriesOf,
  type Locale,
  locales,
  ProductCategory,
  type ProductSeo,
  type OwnPicture,
  type ProductFamilyTerms,
  type ProductProblem,
  productProblems,
  type ProductTerms,
  type ProductText,
} from '@dronesoccer/contracts';
import { type Cents, isGtin, namesOption, saleProblems, toCents } from '@dronesoccer/domain';
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
  family?: ProductFamilyTerms | null;
}

/**
 * @throws PROD_007 if the sale price does not fit the price, the dates do not fit each other, the barcode is wrong, or the
 *   name lacks the option
 */
export function productValues(terms: ProductTerms): ProductValues {
  const { texts, arenaClass, weightGrams, oversizeSurcharge, isActive, pictures } = terms;
  const oversizeCents = oversizeSurcharge === undefined ? null : toCents(oversizeSurcharge);
  const sale = {
    price: toCents(terms.price),
    salePrice: terms.salePrice === null ? null : toCents(terms.salePrice),
    saleStartsAt: instant(terms.saleStartsAt),
    saleEndsAt: instant(terms.saleEndsAt),
  };
  refuse([...saleProblems(sale), ...listingProblems(terms)]);
  const [category = ProductCategory.DRONE] = categoriesOf(terms.category) ?? [];
  const listing = listingOf(terms);
  return { category, texts, ...sale, arenaClass, weightGrams, oversizeCents, isActive, pictures, listing };
}

type ListingField = 'publishAt' | 'barcode' | `texts.${Locale}.name`;
interface Problem {
  field: ListingField;
  problem: ProductProblem;
}
type ListingTerms = Pick<ProductTerms, 'isActive' | 'publishAt' | 'barcode' | 'family' | 'texts'>;

/** Returns the problems of the barcode, of the time of publication and of the option in the family. */
export function listingProblems({ isActive, publishAt, barcode, family, texts }: ListingTerms) {
  const problems: Problem[] = [];
  if (isActive && publishAt) problems.push({ field: 'publishAt', problem: 'publishWhileActive' });
  if (barcode && !isGtin(barcode)) problems.push({ field: 'barcode', problem: 'barcodeWrong' });
  return [...problems, ...optionProblems(texts, family)];
}

type OfFamily = Pick<ProductFamilyTerms, 'option'> | null | undefined;

function optionProblems(texts: ProductTerms['texts'], family: OfFamily): Problem[] {
  if (!family) return [];
  const unnamed = locales.filter((locale) => !namesOption(texts[locale].name, family.option[locale]));
  return unnamed.map((locale) => ({ field: `texts.${locale}.name`, problem: 'optionNotNamed' }));
}

/** @throws PROD_007 if the name of a product does not contain its option */
export const requireNamedOption = (texts: ProductTerms['texts'], family: OfFamily): void =>
  refuse(optionProblems(texts, family));

function refuse(problems: readonly { field: string; problem: ProductProblem }[]): void {
  if (problems.length === 0) return;
  const errors = problems.map(({ field, problem }) => ({ field, message: productProblems[problem] }));
  throw new AppError('PROD_007', { errors });
}

function listingOf({ publishAt, sku, barcode, seo, family }: ProductTerms): ProductListing {
  return {
    ...(publishAt !== undefined && { publishAt: instant(publishAt) }),
    ...(sku !== undefined && { sku: sku || null }),
    ...(barcode !== undefined && { barcode: barcode || null }),
    ...(seo !== undefined && { seo }),
    ...(family !== undefined && { family }),
  };
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
