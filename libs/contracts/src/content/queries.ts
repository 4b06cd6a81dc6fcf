import { optional, text } from '../common/body.ts';
import { paged, search } from '../common/query.ts';

export const contentQueries = {
  'posts.list': { ...paged, topic: optional(text({ max: 40 })) },
  'faq.list': { search: search() },
} as const;
