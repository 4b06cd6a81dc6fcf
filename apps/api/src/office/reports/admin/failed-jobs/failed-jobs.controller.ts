import { Controller, Query } from '@nestjs/common';
import type { FailedJobWire, Page, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller } from '../../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, WithMessage } from '../../../../platform/http/index.js';
import { HandleFailedJobs } from './handle-failed-jobs.js';

@Controller()
export class FailedJobsController {
  constructor(private readonly jobs: HandleFailedJobs) {}

  @Endpoint('reports.failedJobs.admin.list')
  list(@Query() query: ReceivedQuery<'reports.failedJobs.admin.list'>): Promise<Page<FailedJobWire>> {
    return this.jobs.list(query);
  }

  @Endpoint('reports.failedJobs.admin.retry')
  async retry(@CurrentUser() caller: Caller, @IdParam('id', 'JOB_001') id: string): Promise<WithMessage<null>> {
    await this.jobs.retry(caller, id);
    return new WithMessage(null, { en: 'Retrying now', fr: 'Une nouvelle tentative est en cours' });
  }

  @Endpoint('reports.failedJobs.admin.dismiss')
  async dismiss(@CurrentUser() caller: Caller, @IdParam('id', 'JOB_001') id: string): Promise<WithMessage<null>> {
    await this.jobs.dismiss(caller, id);
    return new WithMessage(null, { en: 'Removed from the list', fr: 'Retiré de la liste' });
  }
}
