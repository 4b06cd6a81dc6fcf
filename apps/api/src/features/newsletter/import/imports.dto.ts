import { type CallQuery, type ImportOutcome, importOutcomes } from '@dronesoccer/contracts';
import { OneOf, PageQueryDto } from '../../../platform/http/index.js';

export class SubscriberImportRowsDto extends PageQueryDto implements CallQuery<'newsletter.imports.rows'> {
  @OneOf(importOutcomes, { optional: true })
  show?: ImportOutcome;
}
