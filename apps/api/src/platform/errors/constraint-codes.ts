import type { ErrorCode } from '@dronesoccer/contracts';

const codes = new Map<string, ErrorCode>();

/**
 * Maps constraints to error codes, e.g. `{ stock_levels_never_negative: 'ORD_010' }`. The database has the last word on
 * its rules, and its refusal answers the client like an earlier check would.
 */
export function constraintMeans(meanings: Readonly<Record<string, ErrorCode>>): void {
  for (const [constraint, code] of Object.entries(meanings)) codes.set(constraint, code);
}

/** Undefined for a constraint that no feature has mapped. */
export const codeOfConstraint = (constraint: string): ErrorCode | undefined => codes.get(constraint);
