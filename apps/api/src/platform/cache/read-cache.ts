import { LRUCache } from 'lru-cache';

/**
 * Keeps what was read for a moment, so that a busy second costs one query and one serialisation: callers who ask for the
 * same thing at once wait for the same query. The lifetime (ms) counts from the moment the reading began, so what is given
 * out is never older than that. A failure is reported to those who waited for it and is not kept.
 * Use seconds, not minutes: nothing invalidates it in other processes.
 */
export class ReadCache<Answer> {
  // Promises rather than the library's own `fetchMethod`: that one counts a lifetime from the end of the reading, and lets
  // callers join a reading however long ago it began.
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

  /** For the process that changed what is read. */
  forget(...keys: readonly string[]): void {
    for (const key of keys) this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
