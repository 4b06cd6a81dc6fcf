import { Global, Module } from '@nestjs/common';
import { FailedJobs } from './failed-jobs.js';
import { Jobs } from './jobs.js';
import { ContinuousWork } from './steady-work.js';

@Global()
@Module({ providers: [Jobs, FailedJobs, ContinuousWork], exports: [Jobs, FailedJobs, ContinuousWork] })
export class JobsModule {}
