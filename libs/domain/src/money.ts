import { isAmount } from '@dronesoccer/contracts';

/** Whole Canadian cents. All money arithmetic is in cents; dollars exist only on the wire. */
export type Cents = number;

function requireWhole(value: number, what: string): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} must be a whole number within 2^53, got ${value}`);
}

/**
 * Converts dollars from the wire to cents.
 *
 * @param dollars at most two decimals, such as 19.99; a floating-point error is rounded away
 * @throws RangeError if it is not an amount by `isAmount`: not finite, too large, or with more than two decimals
 */
export function toCents(dollars: number): Cents {
  if (!isAmount(dollars)) throw new RangeError(`${dollars} is not an amount of dollars with at most two decimals`);
  return Math.round(dollars * 100);
}

/** Converts cents to dollars with at most two decimals, for the wire. */
export const toDollars = (cents: Cents): number => cents / 100;

/**
 * Returns `amount * numerator / denominator` to the nearest cent, halves rounded up, in exact integer arithmetic.
 *
 * @throws RangeError if an argument is negative or not whole, or the denominator is 0
 */
export function share(amount: Cents, numerator: number, denominator: number): Cents {
  for (const [value, what] of [
    [amount, 'amount'],
    [numerator, 'numerator'],
    [denominator, 'denominator'],
  ] as const) {
    requireWhole(value, what);
    if (value < 0) throw new RangeError(`${what} must not be negative`);
  }
  if (denominator === 0) throw new RangeError('denominator must not be 0');
  const divisor = BigInt(denominator);
  return Number((2n * BigInt(amount) * BigInt(numerator) + divisor) / (2n * divisor));
}

/**
 * Splits an amount by weights into whole cents that add up to the amount exactly (largest remainder; if remainders are
 * equal, the earlier share gets the cent). No share exceeds its weight unless the amount exceeds the sum of the
 * weights.
 *
 * @param amount cents, 0 or more
 * @param weights whole numbers, 0 or more
 * @throws RangeError if a value is negative or not whole, or the amount is above 0 and all weights are 0
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  requireWhole(amount, 'amount');
  for (const weight of weights) requireWhole(weight, 'weight');
  if (amount < 0 || weights.some((weight) => weight < 0))
    throw new RangeError('amount and weights must not be negative');
  if (amount === 0) return weights.map(() => 0);

  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError('an amount needs at least one weight above 0');

  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, cents: Number(product / total), remainder: product % total };
  });
  let left = amount - parts.reduce((sum, part) => sum + part.cents, 0);
  const byRemainder = parts.toSorted((a, b) => {
    if (a.remainder === b.remainder) return a.index - b.index;
    return a.remainder > b.remainder ? -1 : 1;
  });
  for (const part of byRemainder) {
    if (left === 0) break;
    part.cents += 1;
    left -= 1;
  }
  return parts.map((part) => part.cents);
}
