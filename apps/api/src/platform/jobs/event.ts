import { defineJob, type Job, type JobOptions } from './job.js';

/** Something that happened in one feature and that others may act on. */
export interface JobEvent<Data extends object> {
  readonly name: string;
  /** One job for each subscriber, with tries and pauses of its own. */
  readonly subscriptions: readonly Job<Data>[];
}

const subscriptionsByEvent = new Map<string, Job<object>[]>();

/** @throws when there is an event of that name already */
export function defineEvent<Data extends object>(name: string): JobEvent<Data> {
  if (subscriptionsByEvent.has(name)) throw new Error(`The event ${name} is defined twice`);
  const subscriptions: Job<Data>[] = [];
  subscriptionsByEvent.set(name, subscriptions);
  return { name, subscriptions };
}

/**
 * Subscribes to an event; `jobs.handle` says what then happens, and it may happen more than once for one event.
 * Write it at the top level of `<x>.jobs.ts`, never in a class: every process loads the code of all features, also of
 * those it does not run, so the process that publishes knows each subscription.
 *
 * @throws when the event has a subscriber of that name already
 */
export function subscription<Data extends object>(
  event: JobEvent<Data>,
  subscriber: string,
  options: JobOptions = {},
): Job<Data> {
  const job = defineJob<Data>(`${event.name}.${subscriber}`, options);
  const known = subscriptionsByEvent.get(event.name) ?? [];
  if (known.some(({ name }) => name === job.name)) {
    throw new Error(`The event ${event.name} has two subscribers called ${subscriber}`);
  }
  known.push(job);
  return job;
}

/** Of every event that a loaded file defines. */
export const allSubscriptions = (): readonly Job<object>[] => [...subscriptionsByEvent.values()].flat();
