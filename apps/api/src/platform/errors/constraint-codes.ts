import type { ErrorCode } from '@dronesoccer/contracts';

const codes = new Map<string, ErrorCode>();

/**
 * A feature says which code a broken constraint means, e.g. `{ stock_levels_never_negative: 'ORD_010' }`: the database
 * has the last word on its rules, and its answer is as good as an earlier check's.
 */
export function constraintMeans(meanings: Readonly<Record<string, ErrorCode>>): void {
  for (const [constraint, code] of Object.entries(meanings)) codes.set(constraint, code);
}

/** Undefined for a constraint that no feature has given a meaning. */
export const codeOfConstraint = (constraint: string): ErrorCode | undefined => codes.get(constraint);
