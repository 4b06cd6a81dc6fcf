import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReadCache } from '../cache/index.js';
import { Database } from '../database/index.js';
import { defineJob, Jobs } from '../jobs/index.js';
import { Log } from '../logging/index.js';

/** The triggers of the migration `content_changes` name the topics. */
const topics = ['products', 'arenas', 'slots', 'content', 'issues', 'settings', 'partners', 'plans'] as const;

type ContentTopic = (typeof topics)[number];

const merge = defineJob<Record<string, never>>('platform.merge-content-changes', {
  title: { en: 'Merging the records of changed content', fr: 'Regroupement des traces de modification du contenu' },
});

const lifetimeMs = 500;

interface Clearable {
  clear(): void;
}

type Versions = ReadonlyMap<string, string>;

/** Reports whether anything that public pages show has changed, in any process. */
@Injectable()
export class ContentVersions implements OnModuleInit {
  private readonly kept = new ReadCache<Versions>({ lifetimeMs, maxEntries: 1 });
  private lastKnown: Versions | null = null;
  private readonly caches: { topics: readonly ContentTopic[]; cache: Clearable }[] = [];

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(merge, '43 * * * *', () => this.merge());
  }

  /**
   * Returns the version of each topic, at most 500 ms old: products, arenas (with locations and companies), slots, content
   * (also policies), issues, settings, partners, plans. A page that is rendered from data read afterwards is at least as new as
   * these versions. While the database cannot be read, the last known versions are returned.
   *
   * @throws the failure of the database if no versions were read before
   */
  current(): Promise<Versions> {
    return this.kept.get('all', () => this.readOrKeep());
  }

  /**
   * Clears the caches whenever one of the topics has a new version, before `current` returns it. A page that is rendered
   * afterwards then shows no cached data that is older than its versions.
   */
  clearOnChange(topics: readonly ContentTopic[], ...caches: readonly Clearable[]): void {
    for (const cache of caches) this.caches.push({ topics, cache });
  }

  private async readOrKeep(): Promise<Versions> {
    try {
      const versions = await this.read();
      for (const { topics, cache } of this.caches) {
        if (topics.some((topic) => this.lastKnown?.get(topic) !== versions.get(topic))) cache.clear();
      }
      this.lastKnown = versions;
    } catch (error) {
      if (this.lastKnown === null) throw error;
      this.log.warn({ error }, 'the versions of the content could not be read');
    }
    return this.lastKnown;
  }

  private async read(): Promise<Versions> {
    const rows = await this.database.query<{ topic: string; version: string }>(
      'SELECT topic, sum(changes)::text AS version FROM content_changes GROUP BY topic',
      [],
      'content-versions',
    );
    const known = new Map(rows.map(({ topic, version }) => [topic, version]));
    return new Map(topics.map((topic) => [topic, known.get(topic) ?? '0']));
  }

  /** Merges each topic's rows into one, which leaves the sums unchanged. */
  async merge(): Promise<void> {
    await this.database.query(
      `WITH merged AS (DELETE FROM content_changes RETURNING topic, changes)
       INSERT INTO content_changes (topic, changes) SELECT topic, sum(changes) FROM merged GROUP BY topic`,
    );
  }
}
