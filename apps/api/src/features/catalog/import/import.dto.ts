import { type CallQuery, type ImportRowFilter, importRowFilters } from '@dronesoccer/contracts';
import { OneOf, PageQueryDto, TextField } from '../../../platform/http/index.js';

export class ImportRowsQueryDto extends PageQueryDto implements CallQuery<'products.admin.importRows'> {
  @OneOf(importRowFilters, { optional: true })
  show?: ImportRowFilter;

  @TextField({ min: 0, max: 200, optional: true })
  field?: string;
}
