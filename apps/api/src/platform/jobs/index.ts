export { defineEvent, subscription } from './event.js';
export { type FailedJob, FailedJobs } from './failed-jobs.js';
export { defineJob, type Job, JobRefused } from './job.js';
export { Jobs } from './jobs.js';
export { JobsModule } from './jobs.module.js';
export { runningJob } from './run.js';
export { failureOf } from './failure.js';
export { ContinuousWork } from './steady-work.js';
export { sweepEach } from './sweep-each.js';
