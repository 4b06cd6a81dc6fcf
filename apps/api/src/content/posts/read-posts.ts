import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ContentKind,
  type Locale,
  type Page,
  type PostSummaryWire,
  type PostWire,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { type PageHead, PageHeads } from '../../platform/client/index.js';
import { pageOf } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { RssChannel, RssItem } from '../../platform/rss/index.js';
import { Sitemap, type SitemapPage, slugPaths } from '../../platform/sitemap/index.js';
import { type ContentRow, ReadEntries } from '../entries/index.js';
import { presentPost, presentSummary } from './posts.presenter.js';

const relatedPosts = 3;
const postsInFeed = 20;

/** Reads the published posts. */
@Injectable()
export class ReadPosts implements OnModuleInit {
  readonly channel: RssChannel = {
    title: { en: 'Blog', fr: 'Blogue' },
    description: {
      en: 'How the game is played, what to fly, and what happens between sets',
      fr: 'Comment se joue le jeu, quoi faire voler et ce qui se passe entre les manches',
    },
    page: '/blogs',
    path: '/posts-feed',
    items: (locale) => this.latest(locale),
  };

  constructor(
    private readonly entries: ReadEntries,
    private readonly heads: PageHeads,
    private readonly sitemap: Sitemap,
  ) {}

  onModuleInit(): void {
    this.heads.add('/blogs', (slug, locale) => this.describe(slug, locale));
    this.sitemap.add(() => this.pages());
  }

  list({ topic, ...page }: ReceivedQuery<'posts.list'>, locale: Locale): Promise<Page<PostSummaryWire>> {
    const filter = { kind: ContentKind.POST, sort: 'latest', locale, topic } as const;
    return pageOf(page, (slice) => this.entries.list(filter, slice), presentSummary);
  }

  /** @throws AppError CONTENT_001 if there is no such post; CONTENT_003 if it was taken down */
  async get(slug: string, locale: Locale): Promise<PostWire> {
    const row = await this.entries.at(ContentKind.POST, slug, locale);
    return presentPost(row, await this.related(row, locale));
  }

  /**
   * Returns the saved state of a post, published or not, for the token of its preview link.
   *
   * @throws AppError CONTENT_008
   */
  async preview(slug: string, token: string, locale: Locale): Promise<PostWire> {
    return presentPost(await this.entries.preview(ContentKind.POST, { slug }, locale, token), []);
  }

  /** Returns posts of the same topic, then the latest others. */
  private async related({ id, topic }: ContentRow, locale: Locale): Promise<ContentRow[]> {
    const filter = { kind: ContentKind.POST, sort: 'latest', locale, except: id } as const;
    const slice = { limit: relatedPosts, offset: 0 };
    const similar = topic === null ? [] : (await this.entries.list({ ...filter, topic }, slice)).rows;
    if (similar.length === relatedPosts) return similar;
    const known = new Set(similar.map((row) => row.id));
    const latest = await this.entries.list(filter, { limit: 2 * relatedPosts, offset: 0 });
    return [...similar, ...latest.rows.filter((row) => !known.has(row.id))].slice(0, relatedPosts);
  }

  private async latest(locale: Locale): Promise<RssItem[]> {
    const filter = { kind: ContentKind.POST, sort: 'latest', locale } as const;
    const { rows } = await this.entries.list(filter, { limit: postsInFeed, offset: 0 });
    return rows.map((row) => {
      const { slug, title, summary } = presentSummary(row);
      return {
        ...{ id: row.id, title, description: summary, page: `/blogs/${slug}` },
        date: row.publishedAt,
        picture: row.pictureUrl,
      };
    });
  }

  private async pages(): Promise<SitemapPage[]> {
    const posts = await this.entries.addresses(ContentKind.POST);
    return posts.map(({ slugs, updatedAt }) => ({ paths: slugPaths('/blogs', slugs), lastModified: updatedAt }));
  }

  private async describe(slug: string, locale: Locale): Promise<PageHead | null> {
    try {
      const { title, summary, pictureUrl } = await this.entries.at(ContentKind.POST, slug, locale);
      return { title, description: summary, type: 'article', locale, picture: pictureUrl };
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}
