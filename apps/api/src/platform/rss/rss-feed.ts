import { Injectable } from '@nestjs/common';
import { fields, type Locale, locales, type LocalText } from '@dronesoccer/contracts';
import { Feed } from 'feed';
import { Config } from '../../config/index.js';
import { ReadCache } from '../cache/index.js';
import { Database } from '../database/index.js';
import { type ApiRequest, type ApiResponse, localeOf, PublicText, requestClass } from '../http/index.js';
import { siteLink } from '../mail/index.js';
import { readSettings } from '../settings/index.js';

/** The query of a feed's address. A feed reader sends no language of its own, so the address may name one. */
export class RssQuery extends requestClass(
  { locale: fields.optional(fields.oneOf(locales)) },
  { name: 'RssQuery', source: 'query' },
) {}

/** The description of a feed's route, except for its name, path and summary. */
export const rssEndpoint = {
  method: 'GET',
  access: 'public',
  conditional: true,
  answers: { type: 'application/rss+xml', schema: { type: 'string' } },
} as const;

/** A list that people may subscribe to. */
export interface RssChannel {
  title: LocalText;
  description: LocalText;
  /** The list's page, without a language prefix. */
  page: `/${string}`;
  /** The feed's own path below `/api`. */
  path: `/${string}`;
  /** Returns the latest items in one language, the latest first. */
  items: (locale: Locale) => Promise<RssItem[]>;
}

export interface RssItem {
  id: string;
  title: string;
  description: string;
  page: `/${string}`;
  date: Date;
  /** A path on this site, or null. */
  picture: string | null;
}

/** Serves lists as RSS 2.0 with absolute links, each in both languages. */
@Injectable()
export class RssFeeds {
  private readonly written = new ReadCache<PublicText>({ lifetimeMs: 30_000, maxEntries: 20 });
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.origin = config.http.webOrigin;
  }

  /** Answers in the given language, or else in the language of the request. */
  async answer(
    channel: RssChannel,
    {
      request,
      response,
      locale = localeOf(request),
    }: { request: ApiRequest; response: ApiResponse; locale?: Locale | undefined },
  ): Promise<void> {
    const feed = await this.written.get(`${locale} ${channel.path}`, () => this.write(channel, locale));
    response.vary('Accept-Language');
    feed.send(request, response);
  }

  private async write({ title, description, page, path, items }: RssChannel, locale: Locale): Promise<PublicText> {
    const { organisation } = await readSettings(this.database);
    const listed = await items(locale);
    const link = (to: `/${string}`): string => siteLink(this.origin, locale, to);
    const feed = new Feed({
      title: `${organisation.name} · ${title[locale]}`,
      description: description[locale],
      id: link(page),
      link: link(page),
      language: `${locale}-CA`,
      copyright: organisation.name,
      feedLinks: { rss: `${this.origin}/api${path}?locale=${locale}` },
      generator: organisation.name,
      ...(listed[0] !== undefined && { updated: listed[0].date }),
    });
    for (const item of listed) {
      feed.addItem({
        ...{ id: item.id, title: item.title, description: item.description, date: item.date },
        link: link(item.page),
        ...(item.picture !== null && { image: new URL(item.picture, this.origin).href }),
      });
    }
    return new PublicText('application/rss+xml', feed.rss2());
  }
}
