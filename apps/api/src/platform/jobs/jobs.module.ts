import { Global, Module } from '@nestjs/common';
import { FailedJobs } from './failed-jobs.js';
import { Jobs } from './jobs.js';

@Global()
@Module({ providers: [Jobs, FailedJobs], exports: [Jobs, FailedJobs] })
export class JobsModule {}
