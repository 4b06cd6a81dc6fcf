import { limits, type MailLogQuery, MailOutcome, valuesOf } from '@dronesoccer/contracts';
import { QueryInteger, QueryOneOf, TextField } from '../../platform/http/index.js';

export class MailLogDto implements MailLogQuery {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryOneOf(valuesOf(MailOutcome))
  outcome?: MailOutcome;

  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;
}
