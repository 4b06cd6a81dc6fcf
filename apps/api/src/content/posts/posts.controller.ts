import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { Locale, Page, PostSummaryWire, PostWire, ReceivedQuery } from '@dronesoccer/contracts';
import { type ApiRequest, type ApiResponse, Endpoint, RawEndpoint, RequestLocale } from '../../platform/http/index.js';
import { rssEndpoint, RssFeeds, RssQuery } from '../../platform/rss/index.js';
import { ReadPosts } from './read-posts.js';

/** The time for which browsers cache posts. It is short so that a post that is taken down disappears within seconds. */
const cacheSeconds = 5;

@Controller()
export class PostsController {
  constructor(
    private readonly posts: ReadPosts,
    private readonly feeds: RssFeeds,
  ) {}

  @Endpoint('posts.list', { cacheSeconds })
  list(@Query() query: ReceivedQuery<'posts.list'>, @RequestLocale() locale: Locale): Promise<Page<PostSummaryWire>> {
    return this.posts.list(query, locale);
  }

  @RawEndpoint({
    ...rssEndpoint,
    name: 'posts.rss',
    path: '/api/posts-feed',
    summary: 'The latest posts, as a feed (RSS 2.0)',
  })
  rss(@Query() { locale }: RssQuery, @Req() request: ApiRequest, @Res() response: ApiResponse): Promise<void> {
    return this.feeds.answer(this.posts.channel, { request, response, locale });
  }

  @Endpoint('posts.preview')
  preview(
    @Param('slug') slug: string,
    @Query() { token }: ReceivedQuery<'posts.preview'>,
    @RequestLocale() locale: Locale,
  ): Promise<PostWire> {
    return this.posts.preview(slug, token, locale);
  }

  @Endpoint('posts.get', { cacheSeconds })
  get(
    @Param('slug') slug: string,
    @Query() { locale }: ReceivedQuery<'posts.get'>,
    @RequestLocale() requestLocale: Locale,
  ): Promise<PostWire> {
    return this.posts.get(slug, locale ?? requestLocale);
  }
}
