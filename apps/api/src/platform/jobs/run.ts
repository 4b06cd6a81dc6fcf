import { AsyncLocalStorage } from 'node:async_hooks';

/** The job that is being run. */
export interface RunningJob {
  /** The same for all tries. */
  id: string;
  name: string;
  data: object;
}

const running = new AsyncLocalStorage<RunningJob>();

/** Runs a handler so that what it calls knows its job. */
export const inRun = <Result>(job: RunningJob, run: () => Promise<Result>): Promise<Result> => running.run(job, run);

/** The job that this code runs in; null outside of jobs. */
export const runningJob = (): RunningJob | null => running.getStore() ?? null;
