import { Global, Injectable, Module } from '@nestjs/common';
import { defaultLocale, type Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Log } from '../logging/index.js';
import { html, Html } from '../mail/index.js';

/** The metadata of a page for readers of the initial HTML only: link previews and search engines. */
export interface PageHead {
  title: string;
  description: string;
  type: 'article' | 'website';
  locale: Locale;
  /** A path on this site, or null for no picture. */
  picture: string | null;
}

type Describe = (name: string, locale: Locale) => Promise<PageHead | null>;

/** Page metadata from the features. Every other page keeps the metadata of the build. */
@Injectable()
export class PageHeads {
  private readonly described = new Map<string, Describe>();
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly log: Log,
  ) {
    this.origin = config.http.webOrigin;
  }

  /**
   * Registers the pages directly below `folder` (`/newsletter`). `describe` gets the last segment and returns null if
   * there is no such page.
   */
  add(folder: `/${string}`, describe: Describe): void {
    this.described.set(folder, describe);
  }

  /**
   * Returns the HTML of the page at the path, unchanged if no feature describes it. A failure costs only the metadata.
   */
  async into(page: Buffer, path: string): Promise<Buffer> {
    const [, prefix, folder = '', name = ''] = /^(\/fr)?(\/[^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
    const describe = this.described.get(folder);
    if (describe === undefined) return page;
    const head = await describe(name, prefix === undefined ? defaultLocale : 'fr').catch((error: unknown) => {
      this.log.warn({ error }, 'a page was served without its head');
      return null;
    });
    return head === null ? page : Buffer.from(this.written(page.toString(), path, head));
  }

  /** The marked tags stay until the first screen renders its own; then the client removes them. */
  private written(page: string, path: string, { title, description, type, locale, picture }: PageHead): string {
    const [, siteName = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(page) ?? [];
    const shared = {
      'og:type': type,
      'og:title': title,
      'og:description': description,
      'og:url': this.origin + encodeURI(path),
      'og:locale': `${locale}_CA`,
      'og:image': picture === null ? '' : this.origin + picture,
    };
    const tags = html`<title data-until-shown>${title} · ${new Html(siteName)}</title>
      ${description === '' ? null : html`<meta data-until-shown name="description" content="${description}" />`}
      ${Object.entries(shared)
        .filter(([, content]) => content !== '')
        .map(([name, content]) => html`<meta data-until-shown property="${name}" content="${content}" />`)}
      <meta data-until-shown name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}" />`;
    return page
      .replace(/<title[^>]*>[^<]*<\/title>/, '')
      .replace(/<meta[^>]*\sname="description"[^>]*>/, '')
      .replace('</head>', (end) => tags.markup + end);
  }
}

@Global()
@Module({ providers: [PageHeads], exports: [PageHeads] })
export class ClientModule {}
