import { Injectable } from '@nestjs/common';
import { defaultLocale, type Locale, locales, type PublishedSlugs } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { ReadCache } from '../cache/index.js';
import { ContentVersions } from '../content-versions/index.js';
import { PublicText } from '../http/index.js';
import { html, type Html, siteLink } from '../mail/index.js';

/** A public page that search engines may list. */
export interface SitemapPage {
  /** The path in each language in which the page is published, without a language prefix. */
  readonly paths: Readonly<Partial<Record<Locale, `/${string}`>>>;
  readonly lastModified?: Date;
}

export const inBothLanguages = (path: `/${string}`): SitemapPage['paths'] => ({ en: path, fr: path });

/** Returns the path of each slug below the folder, which begins with a slash. */
export function slugPaths(folder: `/${string}`, slugs: PublishedSlugs): SitemapPage['paths'] {
  return Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale, `${folder}/${slug}`]));
}

type ReadPages = () => Promise<readonly SitemapPage[]>;

/** Time alone publishes posts and ends events, which changes no version of the content. */
const lifetimeMs = 60_000;

const opening = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;

/** The public pages of all features, for search engines. */
@Injectable()
export class Sitemap {
  private readonly readers: ReadPages[] = [];
  private readonly written = new ReadCache<PublicText>({ lifetimeMs, maxEntries: 1 });
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly versions: ContentVersions,
  ) {
    this.origin = config.http.webOrigin;
  }

  /** Registers a feature's pages. Call this in `onModuleInit`. */
  add(read: ReadPages): void {
    this.readers.push(read);
  }

  async read(): Promise<PublicText> {
    const versions = await this.versions.current();
    return this.written.get([...versions.values()].join(' '), () => this.write());
  }

  private async write(): Promise<PublicText> {
    const pages = (await Promise.all(this.readers.map((read) => read()))).flat();
    const urls = pages.flatMap((page) => this.addressesOf(page)).map(({ markup }) => `${markup}\n`);
    return new PublicText('application/xml', `${opening}${urls.join('')}</urlset>\n`);
  }

  /** Returns an entry for each language. Each entry names all languages, and the one for readers of any other language. */
  private addressesOf({ paths, lastModified }: SitemapPage): Html[] {
    const links = locales.flatMap((locale) => {
      const path = paths[locale];
      return path === undefined ? [] : [{ locale, address: this.addressOf(locale, path) }];
    });
    const fallback = links.find(({ locale }) => locale === defaultLocale) ?? links[0];
    const alternates = [
      ...links.map(({ locale, address }) => alternate(`${locale}-CA`, address)),
      ...(fallback === undefined ? [] : [alternate('x-default', fallback.address)]),
    ];
    const changed = lastModified === undefined ? null : html`<lastmod>${lastModified.toISOString()}</lastmod>`;
    return links.map(({ address }) => html`<url><loc>${address}</loc>${changed}${alternates}</url>`);
  }

  private addressOf(locale: Locale, path: `/${string}`): string {
    // The French home page is `/fr`.
    return encodeURI(siteLink(this.origin, locale, path)).replace(/\/fr\/$/, '/fr');
  }
}

const alternate = (language: string, address: string): Html =>
  html`<xhtml:link rel="alternate" hreflang="${language}" href="${address}" />`;
