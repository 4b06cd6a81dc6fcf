type Prefetcher = (path: string) => void;

let prefetcher: Prefetcher | null = null;

/** The router says how a route's code is fetched early; links only say that they will probably be followed. */
export function setPrefetcher(next: Prefetcher): void {
  prefetcher = next;
}

export function prefetchRoute(path: string): void {
  prefetcher?.(path);
}
