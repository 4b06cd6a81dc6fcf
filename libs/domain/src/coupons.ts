import type { CouponProblem, CouponRefusal, CouponState, ProductCategory } from '@dronesoccer/contracts';
import { CouponKind } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';
import { share } from './money.ts';
import type { SaleLine } from './price-lines.ts';
import { grossOf } from './price-lines.ts';

export interface Coupon {
  readonly kind: CouponKind;
  /** PERCENT: whole percent, 1 to 100. FIXED: cents. */
  readonly amount: number;
  /** The minimum order in cents: all lines together, before the discount. */
  readonly minSubtotal: Cents;
  /** The categories that the coupon applies to; empty means all. */
  readonly categories: readonly ProductCategory[];
  /** The first instant at which the coupon is valid, or null without a start. */
  readonly startsAt: Date | null;
  /** The first instant at which the coupon is no longer valid, or null without an end. */
  readonly endsAt: Date | null;
  /** Null: unlimited. */
  readonly totalUses: number | null;
  readonly usedCount: number;
  readonly usesPerPerson: number | null;
  readonly firstOrderOnly: boolean;
  /** True if only the email addresses that the coupon was assigned to may use it. */
  readonly assignedOnly: boolean;
  readonly isActive: boolean;
}

/** Returns the state of a coupon at an instant. `ended` takes precedence over `inactive`, and both over the others. */
export function couponStateAt(
  coupon: Pick<Coupon, 'isActive' | 'startsAt' | 'endsAt' | 'totalUses' | 'usedCount'>,
  now: Date,
): CouponState {
  if (coupon.endsAt !== null && coupon.endsAt <= now) return 'ended';
  if (!coupon.isActive) return 'inactive';
  if (coupon.totalUses !== null && coupon.usedCount >= coupon.totalUses) return 'usedUp';
  return coupon.startsAt !== null && coupon.startsAt > now ? 'scheduled' : 'active';
}

/** The terms of a coupon that must be consistent, as entered by an administrator. */
export interface CouponTermsInput {
  readonly kind: CouponKind;
  /** PERCENT: a percentage. FIXED: an amount, in any unit. */
  readonly value: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

interface CouponTermsProblem {
  readonly field: 'value' | 'endsAt';
  readonly problem: CouponProblem;
}

/** Returns the problems of a coupon's terms; empty if there are none. */
export function couponTermsProblems({ kind, value, startsAt, endsAt }: CouponTermsInput): CouponTermsProblem[] {
  const problems: CouponTermsProblem[] = [];
  if (kind === CouponKind.PERCENT && !(Number.isInteger(value) && value >= 1 && value <= 100)) {
    problems.push({ field: 'value', problem: 'percentOutOfRange' });
  }
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) {
    problems.push({ field: 'endsAt', problem: 'endsBeforeStart' });
  }
  return problems;
}

export interface CouponLine extends Pick<SaleLine, 'unitPrice' | 'quantity'> {
  readonly category: ProductCategory;
}

/** The facts about a person that decide whether a coupon applies. */
export interface CouponHolder {
  /** True if the coupon was assigned to the person's email address. */
  readonly isAssigned: boolean;
  readonly usesByPerson: number;
  readonly hasEarlierOrder: boolean;
}

export interface CouponContext {
  readonly now: Date;
  readonly lines: readonly CouponLine[];
  /**
   * Null until the person's identity is verified. The personal conditions are then checked when the order is placed, so
   * that entering someone's email address never reveals what they have bought.
   */
  readonly holder: CouponHolder | null;
}

/** Returns whether a coupon discounts goods of this category. */
export const couponAppliesTo = (coupon: Coupon, line: Pick<CouponLine, 'category'>): boolean =>
  coupon.categories.length === 0 || coupon.categories.includes(line.category);

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Returns why a coupon cannot be used for an order, or null if it can. An inactive coupon looks like one that does not
 * exist. Placing the order checks the uses again, atomically; this result only informs the person.
 */
export function couponRefusal(coupon: Coupon, context: CouponContext): CouponRefusal | null {
  if (!coupon.isActive) return 'COUPON_NOT_FOUND';
  if (coupon.startsAt !== null && context.now < coupon.startsAt) return 'COUPON_NOT_STARTED';
  if (coupon.endsAt !== null && context.now >= coupon.endsAt) return 'COUPON_EXPIRED';
  if (coupon.totalUses !== null && coupon.usedCount >= coupon.totalUses) return 'COUPON_USED_UP';
  const personal = context.holder === null ? null : holderRefusal(coupon, context.holder);
  if (personal !== null) return personal;
  if (!context.lines.some((line) => couponAppliesTo(coupon, line) && grossOf(line) > 0)) return 'COUPON_NOT_APPLICABLE';
  if (sum(context.lines.map(grossOf)) < coupon.minSubtotal) return 'COUPON_MINIMUM_NOT_MET';
  return null;
}

function holderRefusal(coupon: Coupon, holder: CouponHolder): CouponRefusal | null {
  if (coupon.assignedOnly && !holder.isAssigned) return 'COUPON_NOT_YOURS';
  if (coupon.usesPerPerson !== null && holder.usesByPerson >= coupon.usesPerPerson) return 'COUPON_USED_UP';
  return coupon.firstOrderOnly && holder.hasEarlierOrder ? 'COUPON_FIRST_ORDER_ONLY' : null;
}

/**
 * Returns the discount of an accepted coupon, in cents. It applies once to all eligible lines together, and never
 * exceeds their price.
 */
export function couponAmount(coupon: Coupon, lines: readonly CouponLine[]): Cents {
  const base = sum(lines.filter((line) => couponAppliesTo(coupon, line)).map(grossOf));
  return Math.min(base, coupon.kind === CouponKind.PERCENT ? share(base, coupon.amount, 100) : coupon.amount);
}
