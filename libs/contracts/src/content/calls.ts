import { call, type CallArea, listCall } from '../common/call.ts';
import type { Page } from '../common/wire.ts';
import type {
  EventDetailWire,
  EventWire,
  GalleryPictureWire,
  HomeSectionWire,
  PolicyWire,
  PostSummaryWire,
  PostWire,
  QuestionWire,
  SitePageWire,
  SiteSearchWire,
} from './wire.ts';

export const contentArea: CallArea = {
  part: 'core',
  validation: 'CONTENT_007',
  invalidData: 'CONTENT_005',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

const toAnyone = { area: contentArea, method: 'GET', access: 'public' } as const;

export const contentCalls = {
  'posts.list': call<{ reply: Page<PostSummaryWire> }>()({
    ...listCall,
    ...toAnyone,
    path: '/posts',
    summary: 'The published posts, latest first',
  }),
  'posts.get': call<{ reply: PostWire }>()({
    ...toAnyone,
    path: '/posts/:slug',
    summary: 'One post by its current address or a former one; CONTENT_003 for a post that was taken down',
    errors: ['CONTENT_001', 'CONTENT_003'],
  }),
  'posts.preview': call<{ reply: PostWire }>()({
    ...toAnyone,
    path: '/posts/:slug/preview',
    summary: 'One post as it is saved, published or not, for the token of its preview link',
    errors: ['CONTENT_008'],
  }),
  'events.list': call<{ reply: Page<EventWire> }>()({
    ...listCall,
    ...toAnyone,
    path: '/events',
    summary:
      'Announced events and open tournaments that are not over, next first, by kind, province and days of the venue',
  }),
  'events.feed': call<{ reply: string }>()({
    ...toAnyone,
    path: '/events-feed.ics',
    summary: 'All events as a calendar feed, from 90 days ago',
    ics: true,
    errors: [],
  }),
  'events.get': call<{ reply: EventDetailWire }>()({
    ...toAnyone,
    path: '/events/:address',
    summary: 'One event by its slug or the id of its slot; CONTENT_003 for an event that was taken down',
    errors: ['CONTENT_001', 'CONTENT_003'],
  }),
  'events.preview': call<{ reply: EventDetailWire }>()({
    ...toAnyone,
    path: '/events/:address/preview',
    summary: 'One announced event as it is saved, published or not, for the token of its preview link',
    errors: ['CONTENT_001', 'CONTENT_008'],
  }),
  'events.calendar': call<{ reply: string }>()({
    ...toAnyone,
    path: '/events/:address/calendar.ics',
    summary: 'One event as a calendar file',
    ics: true,
    errors: ['CONTENT_001', 'CONTENT_003'],
  }),
  'faq.list': call<{ reply: QuestionWire[] }>()({
    ...toAnyone,
    path: '/faq',
    summary: 'The frequently asked questions, or those that contain every word of the search',
    errors: [],
  }),
  'faq.preview': call<{ reply: QuestionWire }>()({
    ...toAnyone,
    path: '/faq/:id/preview',
    summary: 'One question as it is saved, published or not, for the token of its preview link',
    errors: ['CONTENT_008'],
  }),
  'gallery.list': call<{ reply: GalleryPictureWire[] }>()({
    ...toAnyone,
    path: '/gallery',
    summary: 'The pictures of the gallery in display order',
    errors: [],
  }),
  'search.site': call<{ reply: SiteSearchWire }>()({
    ...toAnyone,
    path: '/search',
    summary: 'The best products, arenas, events, posts and questions for a search, a few of each',
    limit: 'siteSearch',
    errors: [],
  }),
  'policies.get': call<{ reply: PolicyWire }>()({
    ...toAnyone,
    path: '/policies/:name',
    summary:
      'A policy as it is in force, or one of its former versions, with the list of its versions; a preview link also shows a later version',
    errors: ['CONTENT_001', 'CONTENT_008'],
  }),
  'home.get': call<{ reply: HomeSectionWire[] }>()({
    ...toAnyone,
    path: '/home',
    summary: 'The shown sections of the home page with their texts, in display order',
    errors: [],
  }),
  'home.preview': call<{ reply: HomeSectionWire[] }>()({
    ...toAnyone,
    path: '/home/preview',
    summary: 'The home page with one section as it is saved, published or not, for the token of its preview link',
    errors: ['CONTENT_008'],
  }),
  'pages.get': call<{ reply: SitePageWire }>()({
    ...toAnyone,
    path: '/pages/:key',
    summary: 'One page of the site; CONTENT_003 for a page that was taken down',
    errors: ['CONTENT_001', 'CONTENT_003'],
  }),
  'pages.preview': call<{ reply: SitePageWire }>()({
    ...toAnyone,
    path: '/pages/:key/preview',
    summary: 'One page of the site as it is saved, published or not, for the token of its preview link',
    errors: ['CONTENT_008'],
  }),
};
