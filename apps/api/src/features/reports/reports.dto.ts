import {
  type FailedJobReason,
  failedJobReasons,
  type FailedJobsQuery,
  type OverviewDays,
  overviewDays,
  type OverviewQuery,
} from '@dronesoccer/contracts';
import { check, OneOf, PageQueryDto, QueryOneOf } from '../../platform/http/index.js';

/** A day of the calendar that exists. */
const DayField = (): PropertyDecorator =>
  check({
    accepts: (value) => typeof value === 'string' && /^2\d{3}-\d{2}-\d{2}$/.test(value) && exists(value),
    explain: () => ({ en: 'Enter a day as YYYY-MM-DD', fr: 'Entrez un jour sous la forme AAAA-MM-JJ' }),
    schema: { type: 'string', format: 'date' },
    optional: true,
  });

function exists(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

export class OverviewQueryDto implements OverviewQuery {
  @QueryOneOf(overviewDays)
  days?: OverviewDays;

  @DayField()
  from?: string;

  @DayField()
  to?: string;
}

export class FailedJobsQueryDto extends PageQueryDto implements FailedJobsQuery {
  @OneOf(failedJobReasons, { optional: true })
  reason?: FailedJobReason;
}
