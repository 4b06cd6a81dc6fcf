export { defineEvent, type JobEvent, subscription } from './event.js';
export { defineJob, type EnqueueOptions, type Job } from './job.js';
export { Jobs, type JobRun } from './jobs.js';
export { JobsModule } from './jobs.module.js';
