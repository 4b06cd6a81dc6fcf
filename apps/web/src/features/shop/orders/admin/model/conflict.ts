import type { ErrorCode } from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';

/** The error codes for an order or a return that has changed since it was loaded. */
const conflicts: ReadonlySet<ErrorCode> = new Set([
  'ORD_006',
  'ORD_007',
  'ORD_008',
  'ORD_011',
  'ORD_012',
  'RETURN_003',
  'REFUND_002',
]);

/** Returns whether someone else changed the order first. The new state must be shown before a retry. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== null && conflicts.has(error.code);

/** Returns whether the order on screen is outdated: someone else changed it, or refunded a part of its payment, first. */
export const isOutdated = (error: unknown): boolean =>
  isConflict(error) || (error instanceof ApiError && error.code === 'PAY_002');

/** Returns whether the order does not exist, in which case a retry is pointless. */
export const isUnknownOrder = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'ORD_001' || error.status === 400);
