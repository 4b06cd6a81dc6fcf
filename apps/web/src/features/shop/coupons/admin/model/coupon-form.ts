import {
  CouponKind,
  couponProblems,
  couponTermsBody,
  type CouponTerms,
  commonFields,
  couponFields,
  productCategories,
  type ProductCategoryName,
  type Locale,
  valuesOf,
} from '@dronesoccer/contracts';
import { couponTermsProblems } from '@dronesoccer/domain';
import { amountText, dollarsOf } from '@/lib/forms/amounts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

/** A coupon while it is being edited. Numbers are text, because they may be missing. */
export interface CouponFormValues {
  code: string;
  kind: CouponKind;
  /** Percent or dollars, depending on the kind. */
  value: string;
  minSubtotal: string;
  categories: ProductCategoryName[];
  /** Instants in UTC; an empty string means none. */
  startsAt: string;
  endsAt: string;
  totalUses: string;
  usesPerPerson: string;
  firstOrderOnly: boolean;
  assignedOnly: boolean;
  isActive: boolean;
}

const optionalNumber = { ...commonFields.wholeNumber, optional: true } as const;

export const couponRules = {
  code: couponFields.newCouponCode,
  value: commonFields.amount,
  minSubtotal: commonFields.optionalAmount,
  totalUses: optionalNumber,
  usesPerPerson: optionalNumber,
} as const;

export const emptyCoupon: CouponFormValues = {
  code: '',
  kind: CouponKind.PERCENT,
  value: '10',
  minSubtotal: '',
  categories: [],
  startsAt: '',
  endsAt: '',
  totalUses: '',
  usesPerPerson: '1',
  firstOrderOnly: false,
  assignedOnly: false,
  isActive: true,
};

export function formOf(terms: CouponTerms, locale: Locale): CouponFormValues {
  return {
    code: terms.code,
    kind: terms.kind,
    value: amountText(terms.value, locale),
    minSubtotal: terms.minSubtotal === 0 ? '' : amountText(terms.minSubtotal, locale),
    categories: terms.categories,
    startsAt: terms.startsAt ?? '',
    endsAt: terms.endsAt ?? '',
    totalUses: numberText(terms.totalUses),
    usesPerPerson: numberText(terms.usesPerPerson),
    firstOrderOnly: terms.firstOrderOnly,
    assignedOnly: terms.assignedOnly,
    isActive: terms.isActive,
  };
}

/** Starts a new coupon with the terms of another, but without its code. */
export const copyOf = (terms: CouponTerms, locale: Locale): CouponFormValues => ({
  ...formOf(terms, locale),
  code: '',
  isActive: true,
});

/** Converts the form's values for the server. The form's rules have already validated them. */
export function termsOf(values: CouponFormValues): CouponTerms {
  return {
    code: values.code,
    kind: values.kind,
    value: dollarsOf(values.value) ?? 0,
    minSubtotal: dollarsOf(values.minSubtotal) ?? 0,
    categories: values.categories,
    startsAt: values.startsAt || null,
    endsAt: values.endsAt || null,
    totalUses: numberOf(values.totalUses),
    usesPerPerson: numberOf(values.usesPerPerson),
    firstOrderOnly: values.firstOrderOnly,
    assignedOnly: values.assignedOnly,
    isActive: values.isActive,
  };
}

/** The messages for checks that no single field rule covers. */
export interface CheckWords {
  amount: string;
  positive: string;
  /** The number exceeds the field's maximum. */
  tooMany: string;
  /** The limit is below the number of past uses. */
  used: string;
}

export function checkCoupon(values: CouponFormValues, usedCount: number, locale: Locale, words: CheckWords) {
  const problems: Partial<Record<keyof CouponFormValues, string>> = {};
  const { kind } = values;
  const value = dollarsOf(values.value) ?? 0;
  if (kind === CouponKind.FIXED && !(value > 0 && value <= couponTermsBody.value.max)) problems.value = words.amount;
  if ((dollarsOf(values.minSubtotal) ?? 0) > couponTermsBody.minSubtotal.max) problems.minSubtotal = words.amount;
  const at = (iso: string) => (iso === '' ? null : new Date(iso));
  const terms = { kind, value, startsAt: at(values.startsAt), endsAt: at(values.endsAt) };
  for (const { field, problem } of couponTermsProblems(terms)) problems[field] = couponProblems[problem][locale];
  const total = usesProblem(values.totalUses, couponTermsBody.totalUses.max, words);
  const each = usesProblem(values.usesPerPerson, couponTermsBody.usesPerPerson.max, words);
  if (each !== null) problems.usesPerPerson = each;
  if (total !== null) problems.totalUses = total;
  else if ((numberOf(values.totalUses) ?? usedCount) < usedCount) problems.totalUses = words.used;
  return problems;
}

function usesProblem(text: string, max: number, words: CheckWords): string | null {
  const uses = numberOf(text);
  if (uses === 0) return words.positive;
  return uses !== null && uses > max ? words.tooMany : null;
}

/** Returns the form field for a field of the call. The names are identical. */
export const fieldOf = (field: string): keyof CouponFormValues | null =>
  Object.hasOwn(emptyCoupon, field) ? (field as keyof CouponFormValues) : null;

/** The product categories that a coupon can be limited to, in the order of their numbers. */
export const categoryNames: readonly ProductCategoryName[] = Object.values(productCategories);
export const couponKinds = valuesOf(CouponKind);

const numberText = (value: number | null): string => (value === null ? '' : String(value));
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export type CouponForm = RuledForm<CouponFormValues>;
