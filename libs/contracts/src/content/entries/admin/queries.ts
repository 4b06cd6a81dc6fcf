import { oneOf, optional } from '../../../common/body.ts';
import { valuesOf } from '../../../common/enums.ts';
import { locales } from '../../../common/locales.ts';
import { paged, search, sortOf } from '../../../common/query.ts';
import { ContentKind } from '../../enums.ts';
import { entrySorts, entryStates, orderedKinds } from './wire.ts';

export const contentAdminQueries = {
  'content.admin.list': {
    kind: oneOf(valuesOf(ContentKind)),
    /** A part of a title, a text, an address or a topic in either language. */
    search: search(),
    state: optional(oneOf(entryStates)),
    /** Only entries without a published text in this language. */
    lacks: optional(oneOf(locales)),
    ...paged,
    sort: sortOf(entrySorts, 'changed'),
  },
  'content.admin.order': { kind: oneOf(orderedKinds) },
} as const;
