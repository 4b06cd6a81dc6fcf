import type { JobSubjectKind, LocalText } from '@dronesoccer/contracts';
import type { SendOptions } from 'pg-boss';

/** What a job is about, for the dashboard to link to; `key` is the field of its data that holds the id. */
interface JobSubject<Data extends object> {
  kind: JobSubjectKind;
  key: keyof Data & string;
}

export interface JobOptions<Data extends object = object> {
  /** How often a failed run is retried, with exponential backoff of 2 s to 15 min. */
  retries?: number;
  /** Seconds after which a run counts as failed. */
  timeoutSeconds?: number;
  /** How many of these run at once in one worker process. */
  concurrency?: number;
  /** What it does, in plain words: the dashboard shows it when the job failed. */
  title?: LocalText;
  /** What it is about, where the dashboard has a page of that. */
  subject?: JobSubject<Data>;
  /** Whether a new job wakes the workers at once. Not worth its cost for jobs that all start at a set time. */
  wakesWorkers?: boolean;
}

/**
 * A kind of background work. `Data` is what its rows carry: ids rather than copies, and never a secret. Of a failed job
 * the dashboard shows `to` or `email` (the recipient), and links to its `subject`.
 */
export interface Job<Data extends object> {
  readonly name: string;
  readonly options: Required<Omit<JobOptions, 'subject'>> & {
    readonly subject: { kind: JobSubjectKind; key: string } | null;
  };
  /** For the compiler only; no job has it at run time. */
  readonly data?: Data;
}

export function defineJob<Data extends object>(name: string, options: JobOptions<Data> = {}): Job<Data> {
  const title = { en: name, fr: name };
  const defaults = { retries: 8, timeoutSeconds: 120, concurrency: 1, wakesWorkers: true, title, subject: null };
  return { name, options: { ...defaults, ...options } };
}

/** Thrown by a handler when a retry cannot help: the job is not retried and joins the failed ones at once. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/** Where jobs that gave up wait until a person retries or dismisses them, or 30 days have passed. */
export const failedQueue = 'jobs.failed';
export const failedRetentionSeconds = 30 * 86_400;

export interface EnqueueOptions {
  /** The earliest instant to run at; at once when absent. */
  startAfter?: Date;
  /** What the job is about, as `isUnderWay` asks for it. */
  about?: string;
}

export function sendOptionsOf(job: Job<object>, { startAfter, about }: EnqueueOptions): SendOptions {
  return {
    retryLimit: job.options.retries,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: job.options.timeoutSeconds,
    deleteAfterSeconds: 86_400,
    deadLetter: failedQueue,
    ...(startAfter && { startAfter }),
    ...(about !== undefined && { singletonKey: about }),
  };
}
