import { type BulkWire, staffLimits } from '@dronesoccer/contracts';
import { randomId } from '@/lib/random-id';

/** Makes one bulk call. */
export type BulkSend<Asked, Changed extends { id: string }> = (
  records: Asked[],
  idempotencyKey: string,
) => Promise<BulkWire<Changed>>;

interface BulkDone<Asked, Changed extends { id: string }> extends BulkWire<Changed> {
  /** The error that interrupted the action, or null. Completed batches are kept. */
  failure: unknown;
  /** The records from the interrupted batch on, or those after the batch that was stopped. */
  unsent: readonly Asked[];
}

interface BatchWatch {
  /** Reports the number of records that are through. */
  onProgress: (through: number) => void;
  /** Returns true to stop before the next batch. */
  isStopped: () => boolean;
}

/**
 * Sends the records in batches, because a call takes `staffLimits.bulkMax` at most.
 *
 * @throws the error of the first batch
 */
export async function inBatches<Asked, Changed extends { id: string }>(
  records: readonly Asked[],
  send: BulkSend<Asked, Changed>,
  watch?: BatchWatch,
): Promise<BulkDone<Asked, Changed>> {
  const done: BulkDone<Asked, Changed> = { changed: [], refused: [], failure: null, unsent: [] };
  for (let start = 0; start < records.length; start += staffLimits.bulkMax) {
    if (start > 0 && watch?.isStopped()) return { ...done, unsent: records.slice(start) };
    watch?.onProgress(start);
    try {
      const { changed, refused } = await send(records.slice(start, start + staffLimits.bulkMax), randomId());
      done.changed.push(...changed);
      done.refused.push(...refused);
    } catch (error) {
      if (start === 0) throw error;
      return { ...done, failure: error, unsent: records.slice(start) };
    }
  }
  return done;
}
