import { oneOf, optional } from '../../../common/body.ts';
import { paged } from '../../../common/query.ts';
import { importOutcomes } from './wire.ts';

export const subscriberImportQueries = {
  'newsletter.imports.admin.rows': {
    ...paged,
    show: optional(oneOf(importOutcomes)),
  },
  'newsletter.imports.admin.list': paged,
} as const;
