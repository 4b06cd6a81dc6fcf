import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Executor } from '../database/index.js';
import { Figures, type FigureSource, type Sample } from '../metrics/index.js';
import { FailedJobs } from './failed-jobs.js';
import { failedQueue } from './job.js';
import { Jobs } from './jobs.js';

const due = { name: 'dronesoccer_jobs_due', help: 'Jobs that could start now, by queue', label: 'queue' } as const;
const oldest = {
  name: 'dronesoccer_oldest_due_job_age_seconds',
  help: 'Time for which the longest waiting job could have started, by queue',
  label: 'queue',
} as const;
const failed = {
  name: 'dronesoccer_failed_jobs',
  help: 'Abandoned jobs that an administrator has to retry or dismiss, by reason',
  label: 'reason',
} as const;
const emails = {
  name: 'dronesoccer_emails_waiting',
  help: 'Emails that are due or were refused for now; a newsletter campaign is counted separately',
} as const;

interface QueueRow {
  queue: string;
  due: number;
  retrying: number;
  age: number | null;
}

/** Measures the queues for the metrics. A queue without due jobs has no samples. */
@Injectable()
export class JobFigures implements FigureSource, OnModuleInit {
  readonly figures = [due, oldest, failed, emails];

  constructor(
    private readonly registry: Figures,
    private readonly jobs: Jobs,
    private readonly failedJobs: FailedJobs,
  ) {}

  onModuleInit(): void {
    this.registry.add(this);
  }

  async read(executor: Executor): Promise<readonly Sample[]> {
    const [queues, counts] = await Promise.all([
      executor.query<QueueRow>(
        `SELECT name AS queue, count(*) FILTER (WHERE start_after <= now()) AS due,
           count(*) FILTER (WHERE start_after > now()) AS retrying,
           extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now()))::float8 AS age
         FROM pgboss.job
         WHERE state < 'active' AND (start_after <= now() OR state = 'retry') AND name <> $1
         GROUP BY name`,
        [failedQueue],
        'job-figures',
      ),
      this.failedJobs.count(executor),
    ]);
    const emailQueues = new Set(this.jobs.emailQueues);
    const waiting = queues.filter(({ queue }) => emailQueues.has(queue)).map((row) => row.due + row.retrying);
    return [
      ...queues.flatMap(({ queue: of, due: value, age }) =>
        age === null ? [] : [sample(due.name, value, of), sample(oldest.name, age, of)],
      ),
      sample(failed.name, counts.failed, 'failed'),
      sample(failed.name, counts.refused, 'refused'),
      sample(failed.name, counts.held, 'held'),
      { name: emails.name, value: waiting.reduce((sum, count) => sum + count, 0) },
    ];
  }
}

const sample = (name: string, value: number, of: string): Sample => ({ name, value, of });
