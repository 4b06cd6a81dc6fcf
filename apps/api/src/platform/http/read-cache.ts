import type { PreparedReply } from './prepared-reply.js';

interface Entry<Answer> {
  expires: number;
  reply: Promise<Answer>;
}

/**
 * Keeps the answers of a hot public read for a moment, so that a busy second costs one query and one serialisation.
 * Callers who ask for the same thing at once wait for the same query. Use seconds, not minutes: nothing invalidates it
 * in other processes. What an answer is made from can be kept too.
 */
export class ReadCache<Answer = PreparedReply> {
  private readonly entries = new Map<string, Entry<Answer>>();

  constructor(private readonly options: { lifetimeMs: number; maxEntries: number }) {}

  get(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const now = performance.now();
    const known = this.entries.get(key);
    if (known && known.expires > now) return known.reply;
    const reply = load();
    const entry = { expires: now + this.options.lifetimeMs, reply };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.options.maxEntries) {
      const [oldest] = this.entries.keys();
      if (oldest !== undefined) this.entries.delete(oldest);
    }
    // A failure is told to those who waited for it and then forgotten.
    reply.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    return reply;
  }

  /** For the process that changed what is read. */
  clear(): void {
    this.entries.clear();
  }
}
