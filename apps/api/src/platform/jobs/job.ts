import type { LocalText } from '@dronesoccer/contracts';
import type { SendOptions } from 'pg-boss';

export interface JobOptions {
  /** How often a failed run is tried again, with growing pauses. */
  retries?: number;
  /** A run that takes longer counts as failed. */
  timeoutSeconds?: number;
  /** How many of these run at once in one worker process. */
  concurrency?: number;
  /** What it does, in plain words, for those who read in the dashboard that it failed. */
  title?: LocalText;
  /** Whether a new job wakes the workers at once. Not worth its price for jobs that all wait for their hour. */
  wakesWorkers?: boolean;
}

/**
 * A kind of background work. `Data` is what its rows carry: ids rather than copies, and never a secret. The dashboard
 * shows `to` or `email` (whom it concerns) and `orderId` of a failed one.
 */
export interface Job<Data extends object> {
  readonly name: string;
  readonly options: Required<JobOptions>;
  /** Only for the type; no job has it at run time. */
  readonly data?: Data;
}

export function defineJob<Data extends object>(name: string, options: JobOptions = {}): Job<Data> {
  const title = { en: name, fr: name };
  return { name, options: { retries: 8, timeoutSeconds: 120, concurrency: 1, wakesWorkers: true, title, ...options } };
}

/** Thrown by a run that no further try can help: the job is not tried again and waits among the failed ones at once. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/** Where jobs wait that were given up, until someone tries them again, dismisses them, or a month has passed. */
export const failedQueue = 'jobs.failed';
export const failedRetentionSeconds = 30 * 86_400;

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** What it is about, for whoever asks whether such a job is under way. */
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
