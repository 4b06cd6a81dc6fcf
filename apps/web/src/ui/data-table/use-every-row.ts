import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/lib/errors/error-message';
import { notify } from '@/lib/notify';

export interface LoadingWatch {
  signal: AbortSignal;
  /** Reports the number of rows that are loaded so far. */
  onProgress: (loaded: number) => void;
}

/** Loads every row that matches the filters, on any page. It ends as soon as the signal says so. */
export type LoadRows<Row> = (watch: LoadingWatch) => Promise<Row[]>;

export interface RowLoading {
  /** The number of rows that are loaded so far, or null when none are being loaded. */
  loaded: number | null;
  /** Loads the rows and ticks all of them. A failure is shown in a toast and ticks nothing. */
  start: () => Promise<void>;
  stop: () => void;
}

/**
 * Ticks every row that matches the filters. It stops when the list is left or shows another `view`, so no row is ticked
 * that the filters no longer match. It returns undefined for a list that cannot load all of its rows.
 */
export function useEveryRow<Row>(
  load: LoadRows<Row> | undefined,
  view: string,
  onLoaded: (rows: readonly Row[]) => void,
): RowLoading | undefined {
  const [loaded, setLoaded] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    setLoaded(null);
  };
  useEffect(
    () => () => {
      running.current?.abort();
      setLoaded(null);
    },
    [view],
  );
  if (load === undefined) return undefined;
  const start = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setLoaded(0);
    try {
      const rows = await load({ signal, onProgress: (count) => !signal.aborted && setLoaded(count) });
      if (!signal.aborted) onLoaded(rows);
    } catch (error) {
      if (!signal.aborted) notify({ type: 'danger', message: errorMessage(error) });
    }
    if (!signal.aborted) setLoaded(null);
  };
  return { loaded, start, stop };
}
