import { defineJob, type Job, type JobOptions } from './job.js';

/** An occurrence in one feature that others may react to. */
export interface JobEvent<Data extends object> {
  readonly name: string;
  /** Each subscriber gets a separate job with its own retries. */
  readonly subscriptions: readonly Job<Data>[];
}

const subscriptionsByEvent = new Map<string, Job<object>[]>();

/** @throws Error if an event with that name already exists */
export function defineEvent<Data extends object>(name: string): JobEvent<Data> {
  if (subscriptionsByEvent.has(name)) throw new Error(`The event ${name} is defined twice`);
  const subscriptions: Job<Data>[] = [];
  subscriptionsByEvent.set(name, subscriptions);
  return { name, subscriptions };
}

/**
 * Subscribes to an event; `jobs.handle` registers the handler, which may run more than once for one event. Call this
 * function at the top level of `<x>.jobs.ts`, never in a class: every process loads the code of all features, even of
 * those it does not run, so the publishing process knows every subscription.
 *
 * @throws Error if the event already has a subscriber with that name
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

/** Returns the subscriptions to every event that a loaded file defines. */
export const allSubscriptions = (): readonly Job<object>[] => [...subscriptionsByEvent.values()].flat();
