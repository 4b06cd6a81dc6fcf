import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Feed } from 'feed';
import { Config } from '../../../config/index.js';
import { ReadCache } from '../../../platform/cache/index.js';
import { Database } from '../../../platform/database/index.js';
import { siteLink } from '../../../platform/mail/index.js';
import { readSettings } from '../../../platform/settings/index.js';
import { ReadArchive } from './read-archive.js';

const titles = { en: 'Newsletter', fr: 'Infolettre' } as const;
const texts = {
  en: 'Matches, new arenas, gear, and when to play',
  fr: 'Des matchs, de nouveaux arénas, de l’équipement et des moments pour jouer',
} as const;

/** An RSS feed of the latest newsletter issues, in one language. */
@Injectable()
export class NewsletterFeed {
  private readonly kept = new ReadCache<{ content: string; etag: string }>({ lifetimeMs: 30_000, maxEntries: 2 });
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly archive: ReadArchive,
  ) {
    this.origin = config.http.webOrigin;
  }

  /** Returns an RSS 2.0 feed with absolute links. */
  read(locale: Locale): Promise<{ content: string; etag: string }> {
    return this.kept.get(locale, async () => {
      const content = await this.write(locale);
      return { content, etag: `"${hash('sha1', content, 'base64url')}"` };
    });
  }

  private async write(locale: Locale): Promise<string> {
    const { organisation } = await readSettings(this.database);
    const issues = await this.archive.readRecent(locale);
    const page = (path: `/${string}`): string => siteLink(this.origin, locale, path);
    const feed = new Feed({
      title: `${organisation.name} · ${titles[locale]}`,
      description: texts[locale],
      id: page('/newsletter'),
      link: page('/newsletter'),
      language: `${locale}-CA`,
      copyright: organisation.name,
      feedLinks: { rss: `${this.origin}/api/newsletter/rss?locale=${locale}` },
      generator: organisation.name,
      ...(issues[0] !== undefined && { updated: new Date(issues[0].sentAt) }),
    });
    for (const { id, slug, subject, preheader, cover, sentAt } of issues) {
      feed.addItem({
        ...{ id, title: subject, description: preheader },
        link: page(`/newsletter/${slug}`),
        date: new Date(sentAt),
        ...(cover !== null && { image: new URL(cover.url, this.origin).href }),
      });
    }
    return feed.rss2();
  }
}
