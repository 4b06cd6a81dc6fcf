import { AsyncLocalStorage } from 'node:async_hooks';

/** The job that is currently running. */
interface RunningJob {
  /** All attempts have the same id. */
  id: string;
  name: string;
  data: object;
  /** True if the job does work of a time that a restored database may not know: its emails may have been sent already. */
  repeatsPast: boolean;
  /** Aborts when the attempt ends, also if it ends because it took too long: the next attempt may begin then. */
  signal: AbortSignal;
}

const running = new AsyncLocalStorage<RunningJob>();

/** Runs a handler so that the code it calls can find its job. */
export const inRun = <Result>(job: RunningJob, run: () => Promise<Result>): Promise<Result> => running.run(job, run);

/** Returns the job that this code runs in, or null outside of jobs. */
export const runningJob = (): RunningJob | null => running.getStore() ?? null;
