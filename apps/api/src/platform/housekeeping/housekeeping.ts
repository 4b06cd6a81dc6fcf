import { msPerHour, msPerYear } from '@dronesoccer/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { serverLimits } from '@dronesoccer/contracts';
import { Clock } from '../clock/index.js';
import { Database } from '../database/index.js';
import { defineJob, Jobs } from '../jobs/index.js';
import { Log } from '../logging/index.js';

const sweep = defineJob<Record<string, never>>('platform.sweep', {
  retries: 2,
  timeoutSeconds: 600,
  title: { en: 'Clearing outdated records', fr: 'Suppression des données périmées' },
});

/** Rows per statement; a small batch never holds its locks for long. */
const batch = 5_000;
/** The most batches of a rule in one run. The next run, an hour later, goes on. */
const batchesMax = 20;

/** The time for which a table keeps its rows, counted from the instant in `column`. */
interface RetentionRule {
  table: string;
  column: string;
  /** The age in milliseconds at which a row is deleted. */
  olderThanMs: number;
  /** True if the column holds milliseconds since 1970 instead of a timestamp. */
  isMilliseconds?: boolean;
  /** SQL for the rows that the rule is about; all rows of the table by default. */
  only?: string;
  /** SQL that runs first, with the cutoff as $1. It detaches rows that a cascade would otherwise delete as well. */
  detach?: string;
}

/**
 * Deletes expired rows every hour. Each feature adds its own retention rules in `onModuleInit`, and docs/retention.md lists
 * them.
 */
@Injectable()
export class Housekeeping implements OnModuleInit {
  private readonly rules: RetentionRule[] = [
    { table: 'idempotency_keys', column: 'created_at', olderThanMs: 48 * msPerHour },
    { table: 'rate_limits', column: 'expire', olderThanMs: 0, isMilliseconds: true },
    { table: 'audit_entries', column: 'at', olderThanMs: serverLimits.auditYears * msPerYear },
  ];

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  add(...rules: readonly RetentionRule[]): void {
    this.rules.push(...rules);
  }

  get retention(): readonly RetentionRule[] {
    return this.rules;
  }

  onModuleInit(): void {
    this.jobs.repeat(sweep, '23 * * * *', () => this.sweep());
  }

  /** @throws AggregateError after the last rule if any rule failed */
  async sweep(): Promise<void> {
    const errors: unknown[] = [];
    for (const rule of this.rules) {
      await this.apply(rule).catch((error: unknown) => {
        this.log.warn({ error, table: rule.table }, 'outdated rows could not be deleted');
        errors.push(error);
      });
    }
    if (errors.length > 0) throw new AggregateError(errors, `rules of housekeeping failed: ${errors.length}`);
  }

  private async apply(rule: RetentionRule): Promise<void> {
    const { table, column, olderThanMs, isMilliseconds = false, only = 'true', detach } = rule;
    const moment = this.clock.now().getTime() - olderThanMs;
    const before = isMilliseconds ? moment : new Date(moment);
    if (detach !== undefined) await this.database.query(detach, [before]);
    let batches = 0;
    let removed: unknown[];
    do {
      batches++;
      removed = await this.database.query(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${table} WHERE ${column} < $1 AND ${only} LIMIT ${batch})) RETURNING 1`,
        [before],
      );
    } while (removed.length === batch && batches < batchesMax);
  }
}
