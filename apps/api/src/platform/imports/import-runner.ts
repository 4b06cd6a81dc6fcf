import type { LocalText } from '@dronesoccer/contracts';
import { databaseFailure, type Executor, type Tx } from '../database/index.js';
import type { CsvRow } from '../http/index.js';
import { defineJob } from '../jobs/index.js';
import type { ImportDefinition, ImportRow, ImportTypes, LockedImport } from './import-definition.js';
import { importFailures, stoppedAfter } from './import-problems.js';
import { checkingOf } from './import-table.js';
import type { ImportQueries } from './import.queries.js';
import type { Imports } from './imports.js';
import { daysBefore, expiryDaysOf } from './expiry.js';
import { reportFailure } from './report-failure.js';

/** Far less than the job's timeout, after which the queue would start it a second time. */
const runMs = 60_000;

/**
 * The background work of one importer. A batch and the count of its rows commit together, so a crash neither repeats
 * nor skips a row.
 */
export class ImportRunner<K extends ImportTypes> {
  /** Runs the current step: the check of a file, or the application of a confirmed import. */
  readonly job;

  constructor(
    private readonly platform: Imports,
    private readonly definition: ImportDefinition<K>,
    private readonly queries: ImportQueries<K>,
  ) {
    const { kind, title, jobs } = definition;
    this.job = defineJob<{ importId: string }>(jobs?.run ?? `${kind}.run`, { retries: 5, timeoutSeconds: 300, title });
    const resume = defineJob<Record<string, never>>(jobs?.resume ?? `${kind}.resume`, { retries: 0, title });
    platform.jobs.handle(this.job, ({ importId }) => this.attempt(importId));
    platform.jobs.repeat(resume, '* * * * *', () => this.resume({ isStart: false }));
    platform.register(this);
  }

  /** Enqueues the current step in the executor's transaction. */
  enqueue(executor: Executor, id: string): Promise<void> {
    return this.platform.jobs.enqueue(executor, this.job, { importId: id }, { about: id });
  }

  /**
   * Runs the batches of the current step for about a minute and enqueues the rest, because the queue starts a job again
   * that runs for too long. If another worker runs the same step, the two share the batches.
   */
  async run(id: string): Promise<void> {
    const { database } = this.platform;
    const end = performance.now() + runMs;
    const repeat = async (batch: (tx: Tx) => Promise<boolean>, afterEach?: () => void): Promise<boolean> => {
      while (await database.transaction(batch)) {
        afterEach?.();
        if (performance.now() > end) return false;
      }
      return true;
    };
    const { check, afterBatch, prepare } = this.definition;
    const { status, createdAt } = await this.queries.find(database, id);
    if (check !== 'while uploading' && status === checkingOf(this.definition.table)) {
      const context = await prepare(database, await this.queries.rows.all(database, id), createdAt);
      if (!(await repeat((tx) => this.checkBatch(tx, id, check.batch, context)))) return this.enqueue(database, id);
    }
    const isDone = await repeat((tx) => this.applyBatch(tx, id), afterBatch);
    afterBatch?.();
    if (!isDone) await this.enqueue(database, id);
  }

  /**
   * Enqueues the unfinished imports that have no job, and fails expired ones. An import that fails does not block the
   * others. A process that starts enqueues them in any case, because their job may belong to a process that died.
   */
  async resume({ isStart }: { isStart: boolean }): Promise<void> {
    const { database, clock, log } = this.platform;
    const since = daysBefore(clock.now(), expiryDaysOf(this.definition));
    for (const { id, createdAt } of await this.queries.unfinishedImports(database)) {
      const step = createdAt > since ? this.enqueueAgain(id, isStart) : this.fail(id);
      await step.catch((error: unknown) =>
        log.warn({ importId: id, error }, 'an import is tried again a minute later'),
      );
    }
  }

  private async enqueueAgain(id: string, isStart: boolean): Promise<void> {
    const { database, jobs } = this.platform;
    if (isStart || !(await jobs.isPending(database, this.job, id))) await this.enqueue(database, id);
  }

  /**
   * Runs an import and marks it as failed if no retry can help.
   *
   * @throws the original error if a retry may succeed
   */
  async attempt(id: string): Promise<void> {
    try {
      await this.run(id);
    } catch (error) {
      const tries = await this.queries.countFailedAttempt(this.platform.database, id);
      if (tries < triesFor(error)) throw error;
      this.platform.log.error({ kind: this.definition.kind, importId: id, error }, 'an import failed');
      await this.fail(id);
    }
  }

  /** Marks an import as failed, and emails the reason to the administrator who started it. */
  private async fail(id: string): Promise<void> {
    const { database, clock, mail } = this.platform;
    await database.transaction(async (tx) => {
      const locked = await this.queries.lock(tx, id);
      if (locked === null) return;
      const failure = this.failureOf(locked);
      if (!(await this.queries.fail(tx, id, failure, clock.now()))) return;
      await this.definition.atEnd?.(tx, id);
      await reportFailure(mail, tx, this.definition, { ...locked, failure });
    });
  }

  private failureOf({ status, doneRows, totalRows }: LockedImport<K>): LocalText {
    const isChecking = status !== this.definition.table.statuses.APPLYING;
    return isChecking ? importFailures.check : stoppedAfter(doneRows, totalRows);
  }

  /** Returns whether more rows may remain. */
  private async checkBatch(tx: Tx, id: string, batch: number, context: K['context']): Promise<boolean> {
    const locked = await this.queries.lock(tx, id);
    if (locked?.status !== checkingOf(this.definition.table)) return false;
    const rows = await this.nextRows(tx, locked, batch);
    const isLast = rows.length < batch;
    const judged = await judgeRows(this.definition, tx, rows, context, id);
    await this.queries.rows.saveJudged(tx, id, judged);
    const next = { status: this.definition.table.statuses.READY, finishedAt: null };
    await this.queries.advance(tx, id, rows.length, isLast ? next : null);
    return !isLast;
  }

  /** Returns whether more rows may remain. */
  private async applyBatch(tx: Tx, id: string): Promise<boolean> {
    const { table, batch, apply, atEnd } = this.definition;
    const locked = await this.queries.lock(tx, id);
    if (locked?.status !== table.statuses.APPLYING) return false;
    const rows = await this.nextRows(tx, locked, batch);
    const isLast = rows.length < batch;
    const at = this.platform.clock.now();
    const planned = rows.flatMap(({ line, outcome, plan, errors }) =>
      plan === null || errors.length > 0 ? [] : [{ line, outcome, plan }],
    );
    const outcomes = new Map(rows.map(({ line, outcome }) => [line, outcome]));
    const applied = planned.length === 0 ? [] : await apply(tx, planned, locked, at);
    const changed = applied.filter(({ line, outcome, errors }) => errors.length > 0 || outcomes.get(line) !== outcome);
    if (changed.length > 0) await this.queries.rows.saveApplied(tx, id, changed);
    const next = { status: table.statuses.DONE, finishedAt: at };
    await this.queries.advance(tx, id, rows.length, isLast ? next : null);
    if (isLast) {
      await atEnd?.(tx, id);
      await this.recordEnd(tx, id);
    }
    return !isLast;
  }

  /** @throws Error if rows were deleted before they were processed */
  private async nextRows(tx: Tx, { id, doneRows, totalRows }: LockedImport<K>, batch: number): Promise<ImportRow<K>[]> {
    const rows = await this.queries.rows.next(tx, id, doneRows, batch);
    if (rows.length < batch && doneRows + rows.length < totalRows) throw new Error('Rows of an import are missing');
    return rows;
  }

  private async recordEnd(tx: Tx, id: string): Promise<void> {
    const { action, subjectType, after } = this.definition.audit;
    const { actorId, fileName, counts } = await this.queries.find(tx, id);
    await this.platform.audit.write(tx, {
      ...{ actorId, action, subjectType, subjectId: id },
      after: { fileName, ...(after?.(counts) ?? counts) },
    });
  }
}

/** Judges rows in the order of the file. */
export async function judgeRows<K extends ImportTypes>(
  definition: ImportDefinition<K>,
  tx: Tx,
  rows: readonly CsvRow[],
  context: K['context'],
  id: string,
): Promise<ImportRow<K>[]> {
  const judged = await definition.judge(tx, rows, context, id);
  const byLine = new Map(judged.map((row) => [row.line, row]));
  return rows.map(({ line, cells, hasTooMany }) => {
    const row = byLine.get(line);
    if (row === undefined) throw new Error(`Row ${line} of an import was not judged`);
    return { cells, hasTooMany, ...row };
  });
}

/**
 * Returns how many consecutive attempts without progress are allowed before an import fails for good. A busy database
 * recovers, but a batch that the database or the program refuses is retried only in case another transaction was the
 * cause.
 */
function triesFor(error: unknown): number {
  const failure = databaseFailure(error);
  return failure === null || failure.kind === 'constraint' || failure.kind === 'value' ? 3 : 10;
}
