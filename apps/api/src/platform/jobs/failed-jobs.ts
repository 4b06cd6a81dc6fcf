import { Injectable } from '@nestjs/common';
import type { FailedJobReason, JobSubjectKind, LocalText } from '@dronesoccer/contracts';
import { equals, type Executor, readList, type Slice, type SqlList, type Tx } from '../database/index.js';
import type { JobFailure } from './failure.js';
import { failedQueue, type Job } from './job.js';
import { Jobs } from './jobs.js';

/** A job that was abandoned, either after its last attempt or immediately because it was permanently refused. */
export interface FailedJob {
  id: string;
  name: string;
  title: LocalText;
  /** The recipient, if the job's data names one. */
  recipient: string | null;
  /** The subject, if the job's definition names one. */
  subject: { kind: JobSubjectKind; id: string } | null;
  enqueuedAt: Date;
  failedAt: Date;
  tries: number;
  reason: FailedJobReason;
  message: string;
}

type FailedCounts = Record<FailedJobReason, number>;

interface FailedRow extends Omit<FailedJob, 'title' | 'subject'> {
  data: Readonly<Record<string, unknown>> | null;
}

interface RemovedRow {
  name: string;
  data: object | null;
  about: string | null;
}

/** A repeating job has no data. However often it failed, a single run is enough. */
const repeats = (row: string): string => `(${row}.data IS NULL OR ${row}.data = '{}')`;

const flag = (name: keyof JobFailure): string => `COALESCE((j.source_output ->> '${name}')::boolean, false)`;

const reasonSql = `CASE WHEN ${flag('isRefused')} THEN 'refused' WHEN ${flag('isHeld')} THEN 'held' ELSE 'failed' END`;

/**
 * Selects each failed job once, but only the latest failure of a repeating job. `queue` is the placeholder of the dead
 * letter queue.
 */
const latestOfEach = (queue: string): string => `
  SELECT j.*, ${reasonSql} AS reason FROM pgboss.job j
  WHERE j.name = ${queue} AND j.source_name IS NOT NULL AND (NOT ${repeats('j')} OR j.id IN (
    SELECT DISTINCT ON (r.source_name) r.id FROM pgboss.job r
    WHERE r.name = ${queue} AND r.source_name IS NOT NULL AND ${repeats('r')}
    ORDER BY r.source_name, r.created_on DESC, r.id DESC))`;

interface FailedFilter {
  reason?: FailedJobReason | undefined;
}

const failedList: SqlList<FailedRow, FailedFilter> = {
  columns: `f.id, f.source_name AS name, COALESCE(f.data ->> 'to', f.data ->> 'email') AS recipient,
    f.data, f.source_created_on AS "enqueuedAt", f.created_on AS "failedAt",
    f.source_retry_count + 1 AS tries, f.reason,
    COALESCE(f.source_output ->> 'message', f.source_output #>> '{value,message}', '') AS message`,
  from: (bind) => `(${latestOfEach(bind(failedQueue))}) f`,
  filters: { reason: equals('f.reason') },
  order: 'f.created_on DESC, f.id DESC',
};

/** Abandoned jobs, which wait until an administrator retries or dismisses them. */
@Injectable()
export class FailedJobs {
  constructor(private readonly jobs: Jobs) {}

  async count(executor: Executor): Promise<FailedCounts> {
    const [row] = await executor.query<FailedCounts>(
      `SELECT count(*) FILTER (WHERE f.reason = 'failed')::int AS failed,
         count(*) FILTER (WHERE f.reason = 'refused')::int AS refused,
         count(*) FILTER (WHERE f.reason = 'held')::int AS held
       FROM (${latestOfEach('$1')}) f`,
      [failedQueue],
      'failed-jobs-count',
    );
    return row ?? { failed: 0, refused: 0, held: 0 };
  }

  /** Lists the jobs, latest first. */
  async list(executor: Executor, filter: FailedFilter, slice: Slice): Promise<{ rows: FailedJob[]; total: number }> {
    const { rows, total } = await readList(executor, failedList, filter, slice);
    const jobs = rows.map(({ data, ...row }) => {
      const options = this.jobs.named(row.name)?.options;
      return {
        ...row,
        title: options?.title ?? untranslatedName(row.name),
        subject: subjectOf(options?.subject ?? null, data),
      };
    });
    return { rows: jobs, total };
  }

  /**
   * Puts the job back into its queue, with all its retries.
   * @returns the job's name, or null if the job is not (or no longer) listed
   */
  async retry(tx: Tx, id: string): Promise<string | null> {
    const removed = await this.remove(tx, id);
    if (removed === null) return null;
    const job = this.jobs.named(removed.name);
    // A job of another release, for which this release has no handler.
    if (job === undefined) throw new Error(`There is no job ${removed.name}`);
    await this.jobs.enqueue(tx, job, removed.data ?? {}, removed.about === null ? {} : { about: removed.about });
    return removed.name;
  }

  /**
   * Removes the job from the list.
   * @returns the job's name, or null if the job is not (or no longer) listed
   */
  async dismiss(tx: Tx, id: string): Promise<string | null> {
    return (await this.remove(tx, id))?.name ?? null;
  }

  private async remove(tx: Tx, id: string): Promise<RemovedRow | null> {
    const [row] = await tx.query<RemovedRow>(
      `WITH chosen AS (
         SELECT j.id, j.source_name, j.data, j.singleton_key FROM pgboss.job j
         WHERE j.name = $1 AND j.id = $2::uuid AND j.source_name IS NOT NULL FOR UPDATE
       ), removed AS (
         DELETE FROM pgboss.job j USING chosen c
         WHERE j.name = $1
           AND (j.id = c.id OR (j.source_name = c.source_name AND ${repeats('j')} AND ${repeats('c')}))
       )
       SELECT source_name AS name, data, singleton_key AS about FROM chosen`,
      [failedQueue, id],
    );
    return row ?? null;
  }
}

function subjectOf(subject: Job<object>['options']['subject'], data: FailedRow['data']): FailedJob['subject'] {
  const id = subject && data?.[subject.key];
  return subject !== null && typeof id === 'string' ? { kind: subject.kind, id } : null;
}

const untranslatedName = (name: string): LocalText => ({ en: name, fr: name });
