import { Global, Module } from '@nestjs/common';
import { FailedJobs } from './failed-jobs.js';
import { Jobs } from './jobs.js';
import { SteadyWork } from './steady-work.js';

@Global()
@Module({ providers: [Jobs, FailedJobs, SteadyWork], exports: [Jobs, FailedJobs, SteadyWork] })
export class JobsModule {}
