import { Global, Injectable, Module } from '@nestjs/common';
import { defaultLocale, type Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Log } from '../logging/index.js';
import { html, Html } from '../mail/index.js';

/** What a page says about itself to those who only read its first reply: previews of shared links, search engines. */
export interface PageHead {
  title: string;
  description: string;
  type: 'article' | 'website';
  locale: Locale;
  /** A path of ours; null: no picture. */
  picture: string | null;
}

type Describe = (name: string, locale: Locale) => Promise<PageHead | null>;

/** What features say about their pages in the HTML; every other page says what the build wrote into it. */
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

  /** Pages directly below `folder` (`/newsletter`), by their last segment; null for one that is not there. */
  add(folder: `/${string}`, describe: Describe): void {
    this.described.set(folder, describe);
  }

  /** The HTML of the page at the path; as it came, where no feature knows better. A failure costs the head alone. */
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

  /** Each tag stays until the first screen brings its own: the client removes what is marked so. */
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
