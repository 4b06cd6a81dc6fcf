import type { ErrorCode } from '@dronesoccer/contracts';

const codes = new Map<string, ErrorCode>();

/**
 * Maps constraints to error codes, e.g. `{ stock_levels_never_negative: 'ORD_010' }`. The database enforces its rules
 * last, and a violation reaches the client with the same code as an earlier check.
 */
export function constraintMeans(meanings: Readonly<Record<string, ErrorCode>>): void {
  for (const [constraint, code] of Object.entries(meanings)) codes.set(constraint, code);
}

/** Returns undefined for a constraint that no feature has mapped. */
export const codeOfConstraint = (constraint: string): ErrorCode | undefined => codes.get(constraint);
