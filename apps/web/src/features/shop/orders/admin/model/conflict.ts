import type { ErrorCode } from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';

/** Refusals that say: the order or the return is no longer what this screen shows. */
const conflicts: ReadonlySet<ErrorCode> = new Set([
  'ORD_006',
  'ORD_007',
  'ORD_008',
  'ORD_011',
  'ORD_012',
  'RETURN_003',
  'REFUND_002',
]);

/** Somebody else was quicker: the fresh state has to be shown before anything else is tried. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== null && conflicts.has(error.code);

/** The order does not exist; trying again changes nothing. */
export const isUnknownOrder = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'ORD_001' || error.status === 400);
