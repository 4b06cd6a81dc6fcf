import { integer, oneOf, optional, text } from '../common/body.ts';
import { locales } from '../common/locales.ts';
import { provinceCodes } from '../common/provinces.ts';
import { dayRange, paged, search } from '../common/query.ts';
import { homeSections } from './home-sections.ts';

const language = { locale: optional(oneOf(locales)) } as const;

const previewToken = { token: text({ min: 0, max: 100 }) } as const;

export const contentQueries = {
  'posts.list': { ...paged, topic: optional(text({ max: 40 })) },
  // The dashboard needs the texts of both languages to share a post.
  'posts.get': language,
  // The token of a preview link, which shows a draft without a login.
  'posts.preview': previewToken,
  'events.preview': previewToken,
  'faq.preview': previewToken,
  'pages.preview': previewToken,
  'home.preview': { section: oneOf(homeSections), ...previewToken },
  'events.list': {
    ...paged,
    province: optional(oneOf(provinceCodes)),
    // Days of the venue, both included.
    ...dayRange,
    kind: optional(oneOf(['announced', 'tournament'])),
  },
  // A calendar program sends no language of its own, so the address of a calendar file may name one.
  'events.feed': language,
  'events.calendar': language,
  // The version to show instead of the valid one, and the token of the preview link of a version that is not valid yet.
  'policies.get': { version: optional(integer({ min: 1 })), token: optional(previewToken.token) },
  'faq.list': { search: search() },
  'search.site': { q: search() },
} as const;
