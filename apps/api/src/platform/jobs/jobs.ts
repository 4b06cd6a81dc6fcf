import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PgBoss, type Job as BossJob } from 'pg-boss';
import { Config } from '../../config/index.js';
import type { Executor } from '../database/index.js';
import { Log } from '../logging/index.js';
import { allSubscriptions, type JobEvent } from './event.js';
import { type EnqueueOptions, type Job, sendOptionsOf } from './job.js';

/** `id` stays the same over all retries of one job, so work can be keyed by it. */
export type JobRun<Data> = (data: Data, run: { id: string }) => Promise<void>;

interface Handler {
  job: Job<object>;
  run: JobRun<object>;
  cron: string | null;
}

/**
 * Background work in Postgres. A job is a row written in the caller's transaction, so it exists exactly when the
 * caller's work does; worker processes take the rows, and try again with growing pauses when a run fails.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly works: boolean;
  private readonly hasEveryFeature: boolean;
  private readonly handlers = new Map<string, Handler>();

  constructor(
    config: Config,
    private readonly log: Log,
  ) {
    this.works = config.roles.has('worker');
    this.hasEveryFeature = config.runsEveryPart;
    this.boss = new PgBoss({
      connectionString: config.database.url,
      application_name: 'dronesoccer-jobs',
      schema: 'pgboss',
      max: this.works ? 4 : 1,
      supervise: this.works,
      schedule: this.works,
      useListenNotify: this.works,
    });
    this.boss.on('error', (error) => log.warn({ error }, 'the job queue met a failure'));
  }

  /** Says how a job is done. Call it in `onModuleInit`: the queue opens when all modules have. */
  handle<Data extends object>(job: Job<Data>, run: JobRun<Data>): void {
    this.add(job, run, null);
  }

  /** The same for work that repeats (cron, UTC); one worker process does it each time. */
  repeat(job: Job<Record<string, never>>, cron: string, run: () => Promise<void>): void {
    this.add(job, run, cron);
  }

  async enqueue<Data extends object>(
    executor: Executor,
    job: Job<Data>,
    data: Data,
    options: EnqueueOptions = {},
  ): Promise<void> {
    await this.boss.send(job.name, data, {
      ...sendOptionsOf(job, options),
      db: { executeSql: async (text, values) => ({ rows: await executor.query(text, values) }) },
    });
  }

  /** One job for each subscriber of the event, in the caller's transaction. */
  async publish<Data extends object>(executor: Executor, event: JobEvent<Data>, data: Data): Promise<void> {
    for (const job of event.subscriptions) await this.enqueue(executor, job, data);
  }

  /** Whether a job about this waits, runs, or is to be tried again. */
  async isUnderWay(executor: Executor, job: Job<object>, about: string): Promise<boolean> {
    const found = await executor.query(
      `SELECT 1 FROM pgboss.job WHERE name = $1 AND singleton_key = $2 AND state < 'completed' LIMIT 1`,
      [job.name, about],
    );
    return found.length > 0;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    const own = [...this.handlers.values()].map(({ job }) => job);
    // Subscriptions are enqueued by processes that do not handle them, perhaps before one that does has ever started.
    for (const { name, options } of new Set([...own, ...allSubscriptions()])) {
      await this.boss.createQueue(name, { notify: options.wakesWorkers });
    }
    for (const { job, cron } of this.handlers.values()) {
      if (cron !== null && this.works) await this.boss.schedule(job.name, cron, null, sendOptionsOf(job, {}));
    }
    if (!this.works) return;
    if (this.hasEveryFeature) this.refuseUnhandledSubscriptions();
    for (const { job, run } of this.handlers.values()) await this.work(job, run);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 25_000 });
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

  private async work(job: Job<object>, run: JobRun<object>): Promise<void> {
    for (let worker = 0; worker < job.options.concurrency; worker++) await this.startWorker(job, run);
  }

  private async startWorker(job: Job<object>, run: JobRun<object>): Promise<void> {
    const worker: { id?: string } = {};
    const options = {
      // New jobs are announced by the database; what waits for its hour or its next try is found by asking.
      notifyPollingIntervalSeconds: 3,
      pollingIntervalSeconds: 2,
    };
    worker.id = await this.boss.work<object>(job.name, options, async ([taken]: BossJob<object>[]) => {
      if (taken === undefined) return;
      // Where there was one there may be more: a worker looks again at once until it finds nothing.
      if (worker.id !== undefined) this.boss.notifyWorker(worker.id);
      try {
        await run(taken.data, { id: taken.id });
      } catch (error) {
        this.log.warn({ job: job.name, jobId: taken.id, error }, 'a job failed and will be tried again');
        throw error;
      }
    });
  }
}
