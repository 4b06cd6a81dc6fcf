export { type RssChannel, rssEndpoint, RssFeeds, type RssItem, RssQuery } from './rss-feed.js';
export { RssModule } from './rss.module.js';
