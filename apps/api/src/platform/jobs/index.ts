export { defineEvent, type JobEvent, subscription } from './event.js';
export { type FailedCounts, type FailedJob, FailedJobs } from './failed-jobs.js';
export { defineJob, type EnqueueOptions, type Job, JobRefused } from './job.js';
export { Jobs, type JobRun } from './jobs.js';
export { JobsModule } from './jobs.module.js';
