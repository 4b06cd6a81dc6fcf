export { defineEvent, type JobEvent, subscription } from './event.js';
export { type FailedCounts, type FailedJob, FailedJobs } from './failed-jobs.js';
export { defineJob, type EnqueueOptions, type Job, JobRefused } from './job.js';
export { Jobs, type JobRun } from './jobs.js';
export { JobsModule } from './jobs.module.js';
export { type RunningJob, runningJob } from './run.js';
export { failureOf } from './failure.js';
export { ContinuousWork, type Step } from './steady-work.js';
