import { Global, Module } from '@nestjs/common';
import { FailedJobs } from './failed-jobs.js';
import { JobFigures } from './job-figures.js';
import { Jobs } from './jobs.js';
import { ContinuousWork } from './steady-work.js';

@Global()
@Module({ providers: [Jobs, FailedJobs, JobFigures, ContinuousWork], exports: [Jobs, FailedJobs, ContinuousWork] })
export class JobsModule {}
