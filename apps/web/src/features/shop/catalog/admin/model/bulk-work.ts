import type { ProductBulkAction, ProductBulkFilter, ProductBulkOutcome } from '@dronesoccer/contracts';

/** The ticked products, or all that match the list's filters. */
type BulkTarget = { ids: readonly string[] } | { filter: ProductBulkFilter };

export interface BulkWork {
  action: ProductBulkAction;
  percent?: number | undefined;
  target: BulkTarget;
  /** The expected number of products, for the progress display. */
  count: number;
}

export interface BulkDone {
  /** The ids of the products that were changed. */
  changed: string[];
  /** The ids of the changed products that were in the shop before. */
  wereActive: string[];
  /** The products that were refused. */
  leftOut: ProductBulkOutcome[];
  /** True if the administrator stopped the action. Completed batches are kept. */
  isStopped: boolean;
  /** The error that interrupted the action. Completed batches are kept. */
  failure: unknown;
}

export function doneOf(results: readonly ProductBulkOutcome[]): Pick<BulkDone, 'changed' | 'wereActive' | 'leftOut'> {
  const changed = results.filter(({ errorCode }) => errorCode === null);
  return {
    changed: changed.map(({ id }) => id),
    wereActive: changed.filter(({ wasActive }) => wasActive).map(({ id }) => id),
    // A product that was already inactive counts as done, not as refused.
    leftOut: results.filter(({ errorCode }) => errorCode !== null && errorCode !== 'PROD_003'),
  };
}
