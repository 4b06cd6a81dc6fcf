import { defineJob, type Job, type JobOptions } from './job.js';

/** Something that happened in one feature and that others may react to. */
export interface JobEvent<Data extends object> {
  readonly name: string;
  /** One job for each subscriber, retried on its own. */
  readonly subscriptions: readonly Job<Data>[];
}

const subscriptionsByEvent = new Map<string, Job<object>[]>();

/** @throws Error when an event of that name exists already */
export function defineEvent<Data extends object>(name: string): JobEvent<Data> {
  if (subscriptionsByEvent.has(name)) throw new Error(`The event ${name} is defined twice`);
  const subscriptions: Job<Data>[] = [];
  subscriptionsByEvent.set(name, subscriptions);
  return { name, subscriptions };
}

/**
 * Subscribes to an event; `jobs.handle` registers the handler, which may run more than once for one event.
 * Call it at the top level of `<x>.jobs.ts`, never in a class: every process loads the code of all features, even of
 * those it does not run, so the publishing process knows every subscription.
 *
 * @throws Error when the event already has a subscriber of that name
 */
export function subscription<Data extends object>(
  event: JobEvent<Data>,
  subscriber: string,
  options: JobOptions<Data> = {},
): Job<Data> {
  const job = defineJob<Data>(`${event.name}.${subscriber}`, options);
  const known = subscriptionsByEvent.get(event.name) ?? [];
  if (known.some(({ name }) => name === job.name)) {
    throw new Error(`The event ${event.name} has two subscribers called ${subscriber}`);
  }
  known.push(job);
  return job;
}

/** The subscriptions to every event that a loaded file defines. */
export const allSubscriptions = (): readonly Job<object>[] => [...subscriptionsByEvent.values()].flat();
