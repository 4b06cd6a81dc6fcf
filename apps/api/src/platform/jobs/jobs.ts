import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { msPerDay } from '@dronesoccer/domain';
import { PgBoss, type Job as BossJob, type JobResult, type Schedule, type SendOptions } from 'pg-boss';
import { Config } from '../../config/index.js';
import { type Executor, write } from '../database/index.js';
import { Log } from '../logging/index.js';
import { Tracing } from '../tracing/index.js';
import { allSubscriptions, type JobEvent } from './event.js';
import { failureOf } from './failure.js';
import { HeldEmails } from './held-jobs.js';
import { inRun } from './run.js';
import { type EnqueueOptions, failedQueue, failedRetentionSeconds, type Job, sendOptionsOf } from './job.js';

/**
 * `id` is the same for all attempts of one job, so work can be keyed by it; `isRetry` is true from the second attempt
 * on.
 */
type JobRun<Data> = (data: Data, run: { id: string; isRetry: boolean }) => Promise<void>;

/** Jobs per statement: hundreds of times fewer round trips, yet each statement stays within a few hundred kilobytes. */
const chunk = 500;

/**
 * The age from which the schedule of an unknown job is that of a job that was removed. A younger one may be that of a newer
 * release, if a process of this release starts during the change to it.
 */
const removedAfterMs = 7 * msPerDay;

/** pg-boss's default: any number of jobs, in any order. */
const policy = 'standard';

interface Handler {
  job: Job<object>;
  run: JobRun<object>;
  cron: string | null;
}

/**
 * Background work in Postgres. A job is a row written in the caller's transaction, so it exists if and only if the
 * caller's changes do; worker processes take the rows and retry failed runs with backoff.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly works: boolean;
  private readonly hasEveryFeature: boolean;
  private readonly handlers = new Map<string, Handler>();
  private readonly held: HeldEmails;

  constructor(
    config: Config,
    private readonly log: Log,
    private readonly tracing: Tracing,
  ) {
    this.works = config.roles.has('worker');
    this.hasEveryFeature = config.runsEveryPart;
    this.boss = new PgBoss({
      connectionString: config.database.directUrl,
      application_name: 'dronesoccer-jobs',
      schema: 'pgboss',
      max: this.works ? 4 : 1,
      supervise: this.works,
      schedule: this.works,
      useListenNotify: this.works,
    });
    this.held = new HeldEmails(this.boss);
    this.boss.on('error', (error) => log.warn({ error }, 'the job queue met a failure'));
  }

  /**
   * Registers a job's handler. Call this in `onModuleInit`, because the queue opens once all modules are initialised.
   * The handler may run more than once for one job.
   *
   * @throws Error if the job already has a handler
   */
  handle<Data extends object>(job: Job<Data>, run: JobRun<Data>): void {
    this.add(job, run, null);
  }

  /** Registers a repeating job by a cron expression in UTC; one worker process runs it each time. */
  repeat(job: Job<Record<string, never>>, cron: string, run: () => Promise<void>): void {
    this.add(job, run, cron);
  }

  /**
   * Inserts a job in the executor's transaction; workers see it after the commit.
   *
   * @param options.startAfter the earliest instant to run at (a `Date`, not a delay); the default is now
   * @param options.about makes the job findable by `isPending`, but does not prevent a second job
   */
  async enqueue<Data extends object>(
    executor: Executor,
    job: Job<Data>,
    data: Data,
    options: EnqueueOptions = {},
  ): Promise<void> {
    if (this.held.mustHold(job, options)) return this.held.hold(executor, job, [data], options.about);
    await this.boss.send(job.name, data, { ...sendOptionsOf(job, options), db: bossOf(executor) });
  }

  /**
   * Inserts many jobs like `enqueue`, one statement per 500.
   *
   * @param options.startAfter the earliest instant for all of them
   */
  async enqueueMany<Data extends object>(
    executor: Executor,
    job: Job<Data>,
    datas: readonly Data[],
    options: Pick<EnqueueOptions, 'startAfter'> = {},
  ): Promise<void> {
    if (this.held.mustHold(job, options)) return this.held.hold(executor, job, datas);
    const shared = sendOptionsOf(job, options);
    for (let first = 0; first < datas.length; first += chunk) {
      const jobs = datas.slice(first, first + chunk).map((data) => ({ ...shared, data }));
      await this.boss.insert(job.name, jobs, { db: bossOf(executor) });
    }
  }

  /** The names of the jobs that send one email each. */
  get emailQueues(): string[] {
    return [...this.handlers.values()].flatMap(({ job }) => (job.options.sendsEmail ? [job.name] : []));
  }

  /** Returns the job with this name, or undefined if no handler or subscription in this process knows it. */
  named(name: string): Job<object> | undefined {
    return this.handlers.get(name)?.job ?? allSubscriptions().find((job) => job.name === name);
  }

  /** Inserts one job for each subscriber of the event, in the executor's transaction. */
  async publish<Data extends object>(executor: Executor, event: JobEvent<Data>, data: Data): Promise<void> {
    for (const job of event.subscriptions) await this.enqueue(executor, job, data);
  }

  /** Returns whether a job enqueued with this `about` is waiting, running or due for a retry. */
  async isPending(executor: Executor, job: Job<object>, about: string): Promise<boolean> {
    const found = await executor.query(
      `SELECT 1 FROM pgboss.job WHERE name = $1 AND singleton_key = $2 AND state < 'completed' LIMIT 1`,
      [job.name, about],
    );
    return found.length > 0;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    await this.createQueues();
    if (this.works) await this.schedule();
    if (!this.works) return;
    if (this.hasEveryFeature) this.refuseUnhandledSubscriptions();
    const held = await this.held.begin(this.emailQueues);
    if (held > 0) this.log.warn({ held }, 'the database was restored: emails of the past wait for an administrator');
    for (const handler of this.handlers.values()) await this.work(handler);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 25_000 });
  }

  /** Creates the missing queues in one statement: there are dozens, but a later start finds them all. */
  private async createQueues(): Promise<void> {
    const own = [...this.handlers.values()].map(({ job }) => job);
    // A process without the handler also enqueues subscriptions, perhaps before any process with the handler has
    // started.
    const jobs = new Set([...own, ...allSubscriptions()]);
    const queueNames = [
      { name: failedQueue, options: { policy, retentionSeconds: failedRetentionSeconds } },
      ...[...jobs].map(({ name, options }) => ({ name, options: { policy, notify: options.wakesWorkers } })),
    ];
    const known = new Set((await this.boss.getQueues()).map(({ name }) => name));
    const missing = queueNames.filter(({ name }) => !known.has(name));
    if (missing.length === 0) return;
    // The function behind `boss.createQueue`, which takes one queue at a time. It ignores a queue that exists by now.
    await this.boss
      .getDb()
      .executeSql(
        'SELECT pgboss.create_queue(q.name, q.options) FROM jsonb_to_recordset($1::jsonb) AS q (name text, options jsonb)',
        [JSON.stringify(missing)],
      );
  }

  /** Writes only the schedules that changed since the last start. */
  private async schedule(): Promise<void> {
    const known = await this.boss.getSchedules();
    for (const { job, cron } of this.handlers.values()) {
      if (cron === null) continue;
      const options = sendOptionsOf(job, {});
      const isKnown = known.some(
        (each) => each.name === job.name && each.cron === cron && isDeepStrictEqual(each.options, options),
      );
      if (!isKnown) await this.boss.schedule(job.name, cron, null, options);
    }
    if (this.hasEveryFeature) await this.endRemovedSchedules(known);
  }

  /** Ends the schedules of jobs that were removed, whose runs would wait for a worker that never comes. */
  private async endRemovedSchedules(known: readonly Schedule[]): Promise<void> {
    for (const { name, key, createdOn } of known) {
      if (this.handlers.has(name) || Date.now() - createdOn.getTime() < removedAfterMs) continue;
      await this.boss.unschedule(name, key);
      await this.boss.deleteQueuedJobs(name);
      this.log.info({ job: name }, 'a repeating job that was removed has ended');
    }
  }

  private add<Data extends object>(job: Job<Data>, run: JobRun<Data>, cron: string | null): void {
    if (this.handlers.has(job.name)) throw new Error(`The job ${job.name} has two handlers`);
    this.handlers.set(job.name, { job, run: run as JobRun<object>, cron });
  }

  private refuseUnhandledSubscriptions(): void {
    for (const { name } of allSubscriptions()) {
      if (!this.handlers.has(name)) throw new Error(`The subscription ${name} has no handler`);
    }
  }

  private async work(handler: Handler): Promise<void> {
    for (let worker = 0; worker < handler.job.options.concurrency; worker++) await this.startWorker(handler);
  }

  private async startWorker(handler: Handler): Promise<void> {
    const worker: { id?: string } = {};
    const options = {
      perJobResults: true,
      // The database announces new jobs; delayed jobs and retries are found by polling.
      notifyPollingIntervalSeconds: 3,
      pollingIntervalSeconds: 2,
    } as const;
    worker.id = await this.boss.work<object>(handler.job.name, options, async ([taken]: BossJob<object>[]) => {
      if (taken === undefined) return [];
      // One job often means more: a worker fetches again immediately until it finds none.
      if (worker.id !== undefined) this.boss.notifyWorker(worker.id);
      return [await this.attempt(handler, taken)];
    });
  }

  private async attempt({ job, run, cron }: Handler, taken: BossJob<object>): Promise<JobResult> {
    const { id, data, retryCount, signal } = taken;
    const { name } = job;
    try {
      const repeatsPast = await this.held.isOfThePast({ id, name }, cron !== null);
      await this.tracing.job({ id, name }, () =>
        inRun({ id, name, data, repeatsPast, signal }, () => run(data, { id, isRetry: retryCount > 0 })),
      );
      return { id, status: 'completed' };
    } catch (error) {
      const output = failureOf(error);
      if (output.isRefused) {
        this.log.warn({ job: name, jobId: id, reason: output.message }, 'a job was refused for good');
        return { id, status: 'deadletter', output };
      }
      this.log.warn({ job: name, jobId: id, error }, 'a job failed and will be tried again');
      return { id, status: 'failed', output };
    }
  }
}

/** pg-boss uses one text per queue and kind of insert. With a name, each connection prepares the text once. */
const statementNames = new Map<string, string>();

function statementName(text: string): string {
  const name = statementNames.get(text) ?? `jobs-${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
}

/** pg-boss does not need the returned rows, which only hold the jobs' ids. */
const bossOf = (executor: Executor): NonNullable<SendOptions['db']> => ({
  executeSql: async (text, values = []) => {
    await write(executor, text, values, statementName(text));
    return { rows: [] };
  },
});
