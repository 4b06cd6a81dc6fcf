import { integer, oneOf, optional } from '../../common/body.ts';
import { locales } from '../../common/locales.ts';
import { paged, search, sortOf } from '../../common/query.ts';
import { mediaSorts } from './wire.ts';

export const mediaQueries = {
  'media.admin.list': {
    /** A part of an alternative text in either language, or of the file's name. */
    search: search(),
    use: optional(oneOf(['used', 'unused'])),
    /** Only pictures without an alternative text in this language. */
    lacks: optional(oneOf(locales)),
    ...paged,
    sort: sortOf(mediaSorts, 'latest'),
  },
  'media.admin.delete': { version: optional(integer({ min: 1 })) },
} as const;
