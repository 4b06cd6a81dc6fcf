import { Module } from '@nestjs/common';
import { FailedJobsController } from './failed-jobs.controller.js';
import { HandleFailedJobs } from './handle-failed-jobs.js';
import { Overview } from './overview.js';
import { Proof } from './proof.js';
import { ReportsController } from './reports.controller.js';

@Module({ controllers: [ReportsController, FailedJobsController], providers: [Overview, Proof, HandleFailedJobs] })
export class ReportsModule {}
