import {
  CouponKind,
  couponProblems,
  type CouponTerms,
  ProductCategory,
  productCategories,
} from '@dronesoccer/contracts';
import { couponTermsProblems, toCents, toDollars } from '@dronesoccer/domain';
import { AppError } from '../../platform/errors/index.js';

/** The coupon terms that an administrator edits, as stored in the database. */
export interface StoredTerms {
  code: string;
  kind: CouponKind;
  /** Whole percent or cents, depending on `kind`. */
  amount: number;
  minSubtotalCents: number;
  categories: ProductCategory[];
  startsAt: Date | null;
  endsAt: Date | null;
  totalUses: number | null;
  usesPerPerson: number | null;
  firstOrderOnly: boolean;
  assignedOnly: boolean;
  isActive: boolean;
}

/** @throws AppError COMMON_010 if individually valid fields contradict each other */
export function storedTerms(terms: CouponTerms): StoredTerms {
  const startsAt = instantOf(terms.startsAt);
  const endsAt = instantOf(terms.endsAt);
  const problems = couponTermsProblems({ kind: terms.kind, value: terms.value, startsAt, endsAt });
  if (problems.length > 0) {
    throw new AppError('COMMON_010', {
      errors: problems.map(({ field, problem }) => ({ field, message: couponProblems[problem] })),
    });
  }
  return {
    code: terms.code,
    kind: terms.kind,
    amount: terms.kind === CouponKind.PERCENT ? terms.value : toCents(terms.value),
    minSubtotalCents: toCents(terms.minSubtotal),
    categories: Object.values(ProductCategory).filter((id) => terms.categories.includes(productCategories[id])),
    startsAt,
    endsAt,
    totalUses: terms.totalUses,
    usesPerPerson: terms.usesPerPerson,
    firstOrderOnly: terms.firstOrderOnly,
    assignedOnly: terms.assignedOnly,
    isActive: terms.isActive,
  };
}

export function presentTerms(terms: StoredTerms): CouponTerms {
  return {
    code: terms.code,
    kind: terms.kind,
    value: terms.kind === CouponKind.PERCENT ? terms.amount : toDollars(terms.amount),
    minSubtotal: toDollars(terms.minSubtotalCents),
    categories: terms.categories.map((id) => productCategories[id]),
    startsAt: terms.startsAt?.toISOString() ?? null,
    endsAt: terms.endsAt?.toISOString() ?? null,
    totalUses: terms.totalUses,
    usesPerPerson: terms.usesPerPerson,
    firstOrderOnly: terms.firstOrderOnly,
    assignedOnly: terms.assignedOnly,
    isActive: terms.isActive,
  };
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
