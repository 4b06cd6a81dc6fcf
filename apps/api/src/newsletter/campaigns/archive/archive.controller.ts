import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { ArchivedCampaignWire, Locale, Page, RecentCampaignWire, ReceivedQuery } from '@dronesoccer/contracts';
import {
  type ApiRequest,
  type ApiResponse,
  Endpoint,
  type PreparedSuccess,
  RawEndpoint,
  RequestLocale,
  Visitor,
} from '../../../platform/http/index.js';
import { rssEndpoint, RssFeeds, RssQuery } from '../../../platform/rss/index.js';
import { ReadArchive } from './read-archive.js';

@Controller()
export class ArchiveController {
  constructor(
    private readonly archive: ReadArchive,
    private readonly feeds: RssFeeds,
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
    ...rssEndpoint,
    name: 'newsletter.rss',
    path: '/api/newsletter/rss',
    summary: 'The issues sent last, as a feed (RSS 2.0)',
  })
  rss(@Query() { locale }: RssQuery, @Req() request: ApiRequest, @Res() response: ApiResponse): Promise<void> {
    return this.feeds.answer(this.archive.channel, { request, response, locale });
  }

  @Endpoint('newsletter.campaigns.get')
  get(@Param('slug') slug: string, @Visitor() visitor: Visitor): Promise<ArchivedCampaignWire> {
    return this.archive.get(slug, visitor);
  }
}
