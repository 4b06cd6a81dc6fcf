import type { ProductBulkOutcome } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';
import { doneOf, type BulkDone, type BulkWork } from '../model/bulk-work';
import { bulkBatches } from './bulk-batches';

export interface BulkProducts {
  run: UseMutationResult<BulkDone, Error, BulkWork>;
  /** The number of processed products, or null when no action runs. */
  through: number | null;
  isStopping: boolean;
  /** Stops after the current call, because its result could not be reported otherwise. */
  stop: () => void;
}

/** Runs one action on many products, batch by batch. */
export function useBulkProducts(): BulkProducts {
  const client = useQueryClient();
  const { keyFor, done } = useAttempt();
  const [through, setThrough] = useState<number | null>(null);
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);
  const run = useMutation({
    mutationFn: async (work: BulkWork): Promise<BulkDone> => {
      const results: ProductBulkOutcome[] = [];
      isStopped.current = false;
      setStopping(false);
      setThrough(0);
      let failure: unknown = null;
      try {
        for await (const batch of bulkBatches(work, keyFor(work))) {
          results.push(...batch);
          setThrough(results.length);
          if (isStopped.current) break;
        }
      } catch (error) {
        if (results.length === 0) throw error;
        failure = error;
      }
      // Interrupted work resumes with the same idempotency keys when it is started again.
      if (failure === null && !isStopped.current) done();
      return { ...doneOf(results), isStopped: isStopped.current, failure };
    },
    onSettled: () => {
      setThrough(null);
      return client.invalidateQueries({ queryKey: queryKeys.area('products') });
    },
  });
  const stop = () => {
    isStopped.current = true;
    setStopping(true);
  };
  return { run, through, isStopping, stop };
}
