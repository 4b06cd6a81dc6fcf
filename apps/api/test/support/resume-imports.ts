import type { Importer } from '../../src/platform/imports/index.js';
import type { Jobs } from '../../src/platform/jobs/index.js';

type Runner = Pick<Importer<never>['runner'], 'attempt' | 'job' | 'resume'>;

/** Runs the unfinished imports once, without the queue. Until `jest.restoreAllMocks()`, no job is enqueued. */
export async function resumeImports(jobs: Jobs, runner: Runner): Promise<void> {
  const enqueue = jest.spyOn(jobs, 'enqueue').mockImplementation(async (_executor, job, data) => {
    if (job.name === runner.job.name) await runner.attempt((data as { importId: string }).importId);
  });
  await runner.resume({ isStart: true });
  enqueue.mockResolvedValue(undefined);
}
