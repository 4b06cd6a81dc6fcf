import { LRUCache } from 'lru-cache';

/**
 * Caches a read briefly, so that a busy second costs one query and one serialisation: concurrent callers share one
 * query. The lifetime (ms) counts from the start of the read, so a cached value is never older than that. A failure
 * goes to the callers that waited for the read and is not cached. Use seconds, not minutes: nothing invalidates the
 * cache in other processes.
 */
export class ReadCache<Answer> {
  // Stores promises instead of using the library's own `fetchMethod`, which counts the lifetime from the end of the
  // read and lets callers join a read however long ago it began.
  private readonly entries: LRUCache<string, Promise<Answer>>;

  constructor({ lifetimeMs, maxEntries }: { lifetimeMs: number; maxEntries: number }) {
    this.entries = new LRUCache({ max: maxEntries, ttl: lifetimeMs });
  }

  get(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    const answer = load();
    this.entries.set(key, answer);
    answer.catch(() => {
      if (this.entries.peek(key) === answer) this.entries.delete(key);
    });
    return answer;
  }

  /** Drops entries in this process. Call this after changing the underlying data. */
  forget(...keys: readonly string[]): void {
    for (const key of keys) this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
