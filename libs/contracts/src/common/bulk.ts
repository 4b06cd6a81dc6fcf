import type { ErrorCode } from '../errors.ts';
import { id, integer } from './body.ts';

/** One record of a bulk call, with the version that the caller saw. A record that has changed since is refused. */
export const bulkRecord = { id: id(), version: integer({ min: 1 }) };

export interface BulkRefusal {
  id: string;
  errorCode: ErrorCode;
}

/** The answer of a bulk call. A record that already had the wanted values is in neither list. */
export interface BulkWire<Changed extends { id: string }> {
  changed: Changed[];
  refused: BulkRefusal[];
}
