import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import {
  type ArchivedCampaignWire,
  fields,
  type Locale,
  locales,
  type Page,
  type RecentCampaignWire,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import {
  type ApiRequest,
  type ApiResponse,
  Endpoint,
  localeOf,
  matchesEntityTag,
  type PreparedSuccess,
  RawEndpoint,
  requestClass,
  RequestLocale,
  Visitor,
} from '../../../platform/http/index.js';
import { NewsletterFeed } from './newsletter-feed.js';
import { ReadArchive } from './read-archive.js';

class FeedQuery extends requestClass(
  { locale: fields.optional(fields.oneOf(locales)) },
  { name: 'FeedQuery', source: 'query' },
) {}

@Controller()
export class ArchiveController {
  constructor(
    private readonly archive: ReadArchive,
    private readonly feed: NewsletterFeed,
  ) {}

  @Endpoint('newsletter.recent', { cacheSeconds: 30 })
  recent(@RequestLocale() locale: Locale): Promise<PreparedSuccess<RecentCampaignWire[]>> {
    return this.archive.recent(locale);
  }

  @Endpoint('newsletter.archive', { cacheSeconds: 30 })
  list(
    @Query() page: ReceivedQuery<'newsletter.archive'>,
    @RequestLocale() locale: Locale,
  ): Promise<Page<RecentCampaignWire>> {
    return this.archive.list(page, locale);
  }

  @RawEndpoint({
    name: 'newsletter.rss',
    method: 'GET',
    path: '/api/newsletter/rss',
    summary: 'The issues sent last, as a feed (RSS 2.0)',
    access: 'public',
    conditional: true,
    answers: { type: 'application/rss+xml', schema: { type: 'string' } },
  })
  async rss(@Query() { locale }: FeedQuery, @Req() request: ApiRequest, @Res() response: ApiResponse): Promise<void> {
    const { content, etag } = await this.feed.read(locale ?? localeOf(request));
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.vary('Accept-Language');
    if (matchesEntityTag(request.headers['if-none-match'], etag)) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', 'application/rss+xml; charset=utf-8');
    response.end(content);
  }

  @Endpoint('newsletter.campaigns.get')
  get(@Param('slug') slug: string, @Visitor() visitor: Visitor): Promise<ArchivedCampaignWire> {
    return this.archive.get(slug, visitor);
  }
}
