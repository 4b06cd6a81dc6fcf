import type { ProductBulkAction, ProductBulkFilter, ProductBulkOutcome } from '@dronesoccer/contracts';

/** The ticked products, or all that the list's filters find. */
export type BulkTarget = { ids: readonly string[] } | { filter: ProductBulkFilter };

export interface BulkWork {
  action: ProductBulkAction;
  percent?: number | undefined;
  target: BulkTarget;
  /** How many products that should be, for its progress. */
  count: number;
}

export interface BulkDone {
  /** The products that were changed. */
  changed: string[];
  /** Those that stay as they were against what was wanted. */
  leftOut: ProductBulkOutcome[];
  /** Stopped by the person; what was done by then stays done. */
  isStopped: boolean;
  /** Why it broke off; what was done before is done. */
  failure: unknown;
}

export function doneOf(results: readonly ProductBulkOutcome[]): Pick<BulkDone, 'changed' | 'leftOut'> {
  return {
    changed: results.filter(({ errorCode }) => errorCode === null).map(({ id }) => id),
    // What was inactive already is as it was wanted.
    leftOut: results.filter(({ errorCode }) => errorCode !== null && errorCode !== 'PROD_003'),
  };
}
