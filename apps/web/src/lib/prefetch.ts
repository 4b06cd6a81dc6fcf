type Prefetcher = (path: string) => void;

let prefetcher: Prefetcher | null = null;

/** The router says how a route's code is fetched early; links only say that they will probably be followed. */
export function setPrefetcher(next: Prefetcher): void {
  prefetcher = next;
}

export function prefetchRoute(path: string): void {
  prefetcher?.(path);
}

const firstActs = ['keydown', 'pointerdown', 'input'] as const;

/** What follows a form, once the person begins with it: while the form itself is on its way it would only be in its way. */
export function prefetchOnFirstAct(path: string): () => void {
  const stop = () => firstActs.forEach((act) => window.removeEventListener(act, start));
  const start = () => {
    stop();
    prefetchRoute(path);
  };
  firstActs.forEach((act) => window.addEventListener(act, start));
  return stop;
}
