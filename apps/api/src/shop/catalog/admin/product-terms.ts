import {
  type ArenaClass,
  categoriesOf,
  type Locale,
  ProductCategory,
  type OwnPicture,
  productProblems,
  type ProductTerms,
  type ProductText,
} from '@dronesoccer/contracts';
import { type Cents, saleProblems, toCents } from '@dronesoccer/domain';
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
}

/** @throws PROD_007 if the sale price does not fit the price, or the sale's dates do not fit each other */
export function productValues(terms: ProductTerms): ProductValues {
  const { texts, arenaClass, weightGrams, oversizeSurcharge, isActive, pictures } = terms;
  const oversizeCents = oversizeSurcharge === undefined ? null : toCents(oversizeSurcharge);
  const sale = {
    price: toCents(terms.price),
    salePrice: terms.salePrice === null ? null : toCents(terms.salePrice),
    saleStartsAt: instant(terms.saleStartsAt),
    saleEndsAt: instant(terms.saleEndsAt),
  };
  const problems = saleProblems(sale);
  if (problems.length > 0) {
    throw new AppError('PROD_007', {
      errors: problems.map(({ field, problem }) => ({ field, message: productProblems[problem] })),
    });
  }
  const [category = ProductCategory.DRONE] = categoriesOf(terms.category) ?? [];
  return { category, texts, ...sale, arenaClass, weightGrams, oversizeCents, isActive, pictures };
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
