type Prefetcher = (path: string) => void;

let prefetcher: Prefetcher | null = null;

/** The router sets how a route's code is prefetched; links only announce that they will probably be followed. */
export function setPrefetcher(next: Prefetcher): void {
  prefetcher = next;
}

export function prefetchRoute(path: string): void {
  prefetcher?.(path);
}

const firstActs = ['keydown', 'pointerdown', 'input'] as const;

/** Prefetches the step after a form once the user interacts; earlier, it would compete with loading the form itself. */
export function prefetchOnFirstInteraction(path: string): () => void {
  const stop = () => firstActs.forEach((act) => window.removeEventListener(act, start));
  const start = () => {
    stop();
    prefetchRoute(path);
  };
  firstActs.forEach((act) => window.addEventListener(act, start));
  return stop;
}
