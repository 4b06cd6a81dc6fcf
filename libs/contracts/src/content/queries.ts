import { oneOf, optional, text } from '../common/body.ts';
import { provinceCodes } from '../common/provinces.ts';
import { day, paged, search } from '../common/query.ts';

export const contentQueries = {
  'posts.list': { ...paged, topic: optional(text({ max: 40 })) },
  'events.list': {
    ...paged,
    province: optional(oneOf(provinceCodes)),
    // Days of the venue, both included.
    from: optional(day()),
    to: optional(day()),
  },
  'faq.list': { search: search() },
} as const;
