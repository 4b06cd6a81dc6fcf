import {
  type FailedJobReason,
  failedJobReasons,
  type FailedJobsQuery,
  type OverviewDays,
  overviewDays,
  type OverviewQuery,
} from '@dronesoccer/contracts';
import { OneOf, PageQueryDto, QueryDay, QueryOneOf } from '../../platform/http/index.js';

export class OverviewQueryDto implements OverviewQuery {
  @QueryOneOf(overviewDays)
  days?: OverviewDays;

  @QueryDay()
  from?: string;

  @QueryDay()
  to?: string;
}

export class FailedJobsQueryDto extends PageQueryDto implements FailedJobsQuery {
  @OneOf(failedJobReasons, { optional: true })
  reason?: FailedJobReason;
}
