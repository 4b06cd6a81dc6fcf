import {
  CouponKind,
  type CouponTerms,
  type LocalText,
  ProductCategory,
  productCategories,
} from '@dronesoccer/contracts';
import { toCents, toDollars } from '@dronesoccer/domain';
import { AppError, type FieldError } from '../../platform/http/index.js';

/** What an administrator decides, as the database keeps it. */
export interface StoredTerms {
  code: string;
  kind: CouponKind;
  /** Whole percent, or cents. */
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

const percentRange: LocalText = {
  en: 'Enter a whole percentage from 1 to 100',
  fr: 'Entrez un pourcentage entier de 1 à 100',
};
const endAfterStart: LocalText = { en: 'Choose an end after the start', fr: 'Choisissez une fin après le début' };

/** @throws AppError COMMON_010 where fields that are right by themselves do not fit together */
export function storedTerms(terms: CouponTerms): StoredTerms {
  const startsAt = instantOf(terms.startsAt);
  const endsAt = instantOf(terms.endsAt);
  const errors: FieldError[] = [];
  if (terms.kind === CouponKind.PERCENT && !(Number.isInteger(terms.value) && terms.value <= 100)) {
    errors.push({ field: 'value', message: percentRange });
  }
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) {
    errors.push({ field: 'endsAt', message: endAfterStart });
  }
  if (errors.length > 0) throw new AppError('COMMON_010', { errors });
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
