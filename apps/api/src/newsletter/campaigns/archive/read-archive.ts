import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type ArchivedCampaignWire,
  type CampaignCoverWire,
  type Locale,
  type Page,
  type RecentCampaignWire,
  Role,
  withFallbacks,
} from '@dronesoccer/contracts';
import { ReadCache } from '../../../platform/cache/index.js';
import { type PageHead, PageHeads } from '../../../platform/client/index.js';
import { ContentVersions } from '../../../platform/content-versions/index.js';
import { Database, pageOf, type RequestedPage } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { preparedSuccess, type PreparedSuccess, type Visitor } from '../../../platform/http/index.js';
import type { RssChannel, RssItem } from '../../../platform/rss/index.js';
import { Sitemap, type SitemapPage, slugPaths } from '../../../platform/sitemap/index.js';
import { listedText, presentAttachment } from '../admin/edit/campaigns.presenter.js';
import { campaignByAddress, type CampaignRow } from '../admin/edit/campaigns.queries.js';
import { ComposeIssue, languageFor } from '../issue/compose-issue.js';
import { fixedBlocks } from '../issue/issue-cards.js';
import { recentCampaigns, sentAddresses, sentCampaigns } from './archive.queries.js';

/** Shows sent newsletter issues as pages of the site. */
@Injectable()
export class ReadArchive implements OnModuleInit {
  private readonly kept = new ReadCache<PreparedSuccess<RecentCampaignWire[]>>({ lifetimeMs: 5_000, maxEntries: 2 });
  private readonly described = new ReadCache<PageHead | null>({ lifetimeMs: 5_000, maxEntries: 200 });

  readonly channel: RssChannel = {
    title: { en: 'Newsletter', fr: 'Infolettre' },
    description: {
      en: 'Matches, new arenas, gear, and when to play',
      fr: 'Des matchs, de nouveaux arénas, de l’équipement et des moments pour jouer',
    },
    page: '/newsletter',
    path: '/newsletter/rss',
    items: async (locale) => (await this.readRecent(locale)).map(presentItem),
  };

  constructor(
    private readonly database: Database,
    private readonly issues: ComposeIssue,
    private readonly heads: PageHeads,
    private readonly sitemap: Sitemap,
    versions: ContentVersions,
  ) {
    versions.clearOnChange(['issues'], this.kept, this.described);
  }

  onModuleInit(): void {
    this.heads.add('/newsletter', (address, locale) =>
      this.described.get(`${locale} ${address}`, () => this.describe(address, locale)),
    );
    this.sitemap.add(() => this.pages());
  }

  private async pages(): Promise<SitemapPage[]> {
    const issues = await sentAddresses(this.database);
    return issues.map(({ slug, locales, sendStartedAt }) => ({
      paths: slugPaths('/newsletter', Object.fromEntries(locales.map((locale) => [locale, slug]))),
      lastModified: sendStartedAt,
    }));
  }

  private async describe(address: string, wanted: Locale): Promise<PageHead | null> {
    const row = await campaignByAddress(this.database, address);
    if (row === null || row.sendStartedAt === null) return null;
    const locale = languageFor(row, wanted);
    const { subject = '', preheader = '' } = row.texts[locale] ?? {};
    const picture = `/api/share-pictures/campaign/${encodeURIComponent(row.slug)}?locale=${locale}&shape=wide`;
    return {
      title: withFallbacks(subject),
      description: withFallbacks(preheader),
      type: 'article',
      locale: wanted,
      picture,
    };
  }

  /** @throws AppError NEWS_008 (404), also if sending has not started, unless a SUPER_ADMIN asks */
  async get(address: string, { locale: wanted, roles }: Visitor): Promise<ArchivedCampaignWire> {
    const row = await campaignByAddress(this.database, address);
    // The page is public as soon as sending starts, because the first readers then have a link to it.
    const sentAt = row?.sendStartedAt ?? null;
    if (row === null || !(sentAt !== null || roles.includes(Role.SUPER_ADMIN))) throw notFound('NEWS_008');
    const locale = languageFor(row, wanted);
    const { products, events } = fixedBlocks(row) ?? (await this.issues.blocksOf(row));
    const { subject = '', preheader = '', body = '' } = row.texts[locale] ?? {};
    return {
      ...{ id: row.id, slug: row.slug, locale },
      subject: withFallbacks(subject),
      preheader: withFallbacks(preheader),
      body: withFallbacks(body),
      products: products[locale],
      events: events[locale],
      cover: coverOf(row),
      attachments: row.attachments.map(presentAttachment),
      tags: row.tags.map(({ id, names }) => ({ id, data: names[wanted] })),
      sentAt: sentAt?.toISOString() ?? null,
    };
  }

  recent(locale: Locale): Promise<PreparedSuccess<RecentCampaignWire[]>> {
    return this.kept.get(locale, async () => preparedSuccess(await this.readRecent(locale)));
  }

  private async readRecent(locale: Locale): Promise<RecentCampaignWire[]> {
    return (await recentCampaigns(this.database)).map((row) => presentListed(row, locale));
  }

  list(page: RequestedPage, locale: Locale): Promise<Page<RecentCampaignWire>> {
    return pageOf(
      page,
      (slice) => sentCampaigns(this.database, slice),
      (row) => presentListed(row, locale),
    );
  }
}

/** @throws Error if sending has not started */
function presentListed(row: CampaignRow, locale: Locale): RecentCampaignWire {
  const { id, slug, sendStartedAt } = row;
  if (sendStartedAt === null) throw new Error(`Campaign ${id} was sent and never began`);
  const { subject, preheader } = listedText(row, locale);
  const texts = { subject: withFallbacks(subject), preheader: withFallbacks(preheader) };
  return { id, slug, ...texts, cover: coverOf(row), sentAt: sendStartedAt.toISOString() };
}

const presentItem = ({ id, slug, subject, preheader, cover, sentAt }: RecentCampaignWire): RssItem => ({
  ...{ id, title: subject, description: preheader, page: `/newsletter/${slug}` },
  date: new Date(sentAt),
  picture: cover?.url ?? null,
});

const coverOf = ({ coverUrl: url, coverAlt: alt, coverAltFr: altFr }: CampaignRow): CampaignCoverWire | null =>
  url === null ? null : { url, alt, altFr };
