import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/index.js';
import { Database } from '../database/index.js';
import { defineJob, Jobs } from '../jobs/index.js';

const sweep = defineJob<Record<string, never>>('platform.sweep', {
  retries: 2,
  timeoutSeconds: 600,
  title: { en: 'Clearing outdated records', fr: 'Suppression des données périmées' },
});

/** Rows per statement, so that no lock is held for long. */
const batch = 5_000;
const hour = 3_600_000;

/** A table's rows that nobody needs any more once `column` lies before the given moment. */
export interface Leftover {
  table: string;
  column: string;
  olderThanMs: number;
  /** The column holds milliseconds since 1970 instead of an instant. */
  isMilliseconds?: boolean;
  /** Runs first, with the moment as $1: frees rows that would otherwise go with those they point to. */
  detach?: string;
}

/** Clears away what has outlived its use, every hour. Features name their own leftovers in `onModuleInit`. */
@Injectable()
export class Housekeeping implements OnModuleInit {
  private readonly leftovers: Leftover[] = [
    { table: 'idempotency_keys', column: 'created_at', olderThanMs: 48 * hour },
    { table: 'rate_limits', column: 'expire', olderThanMs: 0, isMilliseconds: true },
  ];

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  add(...leftovers: readonly Leftover[]): void {
    this.leftovers.push(...leftovers);
  }

  onModuleInit(): void {
    this.jobs.repeat(sweep, '23 * * * *', () => this.sweep());
  }

  async sweep(): Promise<void> {
    for (const { table, column, olderThanMs, isMilliseconds = false, detach } of this.leftovers) {
      const moment = this.clock.now().getTime() - olderThanMs;
      const before = isMilliseconds ? moment : new Date(moment);
      if (detach !== undefined) await this.database.query(detach, [before]);
      let removed: unknown[];
      do {
        removed = await this.database.query(
          `DELETE FROM ${table} WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${table} WHERE ${column} < $1 LIMIT ${batch})) RETURNING 1`,
          [before],
        );
      } while (removed.length === batch);
    }
  }
}
