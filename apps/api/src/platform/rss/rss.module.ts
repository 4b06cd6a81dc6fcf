import { Global, Module } from '@nestjs/common';
import { RssFeeds } from './rss-feed.js';

@Global()
@Module({ providers: [RssFeeds], exports: [RssFeeds] })
export class RssModule {}
