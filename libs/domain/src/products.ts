import type { ProductProblem, StockLevel } from '@dronesoccer/contracts';
import { productLimits } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';
import { share } from './money.ts';

/** A product's price and sale, as entered by an administrator. Both prices have the same unit, cents or dollars. */
interface SaleTerms {
  readonly price: number;
  readonly salePrice: number | null;
  readonly saleStartsAt: Date | null;
  readonly saleEndsAt: Date | null;
}

interface SaleProblem {
  readonly field: 'salePrice' | 'saleEndsAt';
  readonly problem: Extract<ProductProblem, `sale${string}`>;
}

/** Returns the problems of a sale's terms; empty if there are none. */
export function saleProblems({ price, salePrice, saleStartsAt, saleEndsAt }: SaleTerms): SaleProblem[] {
  const problems: SaleProblem[] = [];
  if (salePrice === null && (saleStartsAt !== null || saleEndsAt !== null)) {
    problems.push({ field: 'salePrice', problem: 'saleDatesWithoutPrice' });
  }
  if (salePrice !== null && salePrice >= price) problems.push({ field: 'salePrice', problem: 'saleNotBelowPrice' });
  if (saleStartsAt !== null && saleEndsAt !== null && saleEndsAt <= saleStartsAt) {
    problems.push({ field: 'saleEndsAt', problem: 'saleEndsBeforeStart' });
  }
  return problems;
}

/**
 * Returns whether a product's name contains the words of its option one after the other, regardless of case. Carts,
 * orders and emails show names only, so the name of a product that comes in sizes has to state its own.
 */
export const namesOption = (name: string, option: string): boolean =>
  ` ${wordsOf(name)} `.includes(` ${wordsOf(option)} `);

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** Returns the state of a sale at an instant; `none` also after the sale has ended. */
export function saleStateAt(terms: SaleTerms, now: Date): 'running' | 'scheduled' | 'none' {
  const { salePrice, saleStartsAt, saleEndsAt } = terms;
  if (salePrice === null || (saleEndsAt !== null && saleEndsAt <= now)) return 'none';
  return saleStartsAt !== null && saleStartsAt > now ? 'scheduled' : 'running';
}

/** Returns the stock level of a quantity; `few` is the highest quantity that counts as low stock. */
export function stockLevelOf(quantity: number, few: number): StockLevel {
  if (quantity <= 0) return 'out';
  return quantity <= few ? 'low' : 'plenty';
}

/**
 * Returns an amount in cents changed by a percentage, rounded to whole cents, halves up.
 *
 * @param percent above -100
 * @returns null if the result would be below 1 cent or above the highest product price
 */
export function changedByPercent(amount: Cents, percent: number): Cents | null {
  const changed = share(amount, 100 + percent, 100);
  return changed < 1 || changed > productLimits.productPriceMax * 100 ? null : changed;
}
