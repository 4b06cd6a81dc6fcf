import type { JobSubjectKind, LocalText } from '@dronesoccer/contracts';
import { secondsPerDay } from '@dronesoccer/domain';
import type { SendOptions } from 'pg-boss';

/** The subject of a job, for the dashboard to link to; `key` is the field of its data that holds the id. */
interface JobSubject<Data extends object> {
  kind: JobSubjectKind;
  key: keyof Data & string;
}

export interface JobOptions<Data extends object = object> {
  /** The number of retries of a failed run, with exponential backoff of 2 s to 15 min. */
  retries?: number;
  /** Seconds after which a run counts as failed. */
  timeoutSeconds?: number;
  /** The number of these jobs that run at once in one worker process. */
  concurrency?: number;
  /** The job's purpose in plain words, which the dashboard shows if the job failed. */
  title?: LocalText;
  /** The job's subject, if the dashboard has a page for it. */
  subject?: JobSubject<Data>;
  /**
   * True if a new job wakes the workers immediately, which is not worth the cost for jobs that all start at a set time.
   */
  wakesWorkers?: boolean;
  /** True if the job sends one email, so that the metrics count it as an email that waits. */
  sendsEmail?: boolean;
}

/**
 * A kind of background work. `Data` is the content of its rows: ids rather than copies, and never a secret. For a
 * failed job, the dashboard shows `to` or `email` (the recipient) and links to its `subject`.
 */
export interface Job<Data extends object> {
  readonly name: string;
  readonly options: Required<Omit<JobOptions, 'subject'>> & {
    readonly subject: { kind: JobSubjectKind; key: string } | null;
  };
  /** For the compiler only; never set at run time. */
  readonly data?: Data;
}

export function defineJob<Data extends object>(name: string, options: JobOptions<Data> = {}): Job<Data> {
  const title = { en: name, fr: name };
  const defaults = {
    retries: 8,
    timeoutSeconds: 120,
    concurrency: 1,
    wakesWorkers: true,
    sendsEmail: false,
    title,
    subject: null,
  };
  return { name, options: { ...defaults, ...options } };
}

/** Thrown by a handler if a retry cannot help: the job is not retried and joins the failed jobs immediately. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/**
 * The dead letter queue. Jobs wait in it until an administrator retries or dismisses them, or until 30 days have
 * passed.
 */
export const failedQueue = 'jobs.failed';
export const failedRetentionSeconds = 30 * secondsPerDay;

export interface EnqueueOptions {
  /** The earliest instant to run at. The default is now. */
  startAfter?: Date;
  /** The key under which `isPending` finds the job. */
  about?: string;
}

export function sendOptionsOf(job: Job<object>, { startAfter, about }: EnqueueOptions): SendOptions {
  return {
    retryLimit: job.options.retries,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: job.options.timeoutSeconds,
    deleteAfterSeconds: secondsPerDay,
    deadLetter: failedQueue,
    ...(startAfter && { startAfter }),
    ...(about !== undefined && { singletonKey: about }),
  };
}
