import { Controller, Param, Query } from '@nestjs/common';
import {
  ContentKind,
  type HomeSectionWire,
  type Locale,
  type ReceivedQuery,
  type SitePageWire,
} from '@dronesoccer/contracts';
import { Endpoint, RequestLocale } from '../../platform/http/index.js';
import { type ContentRow, presentPicture, ReadEntries } from '../entries/index.js';
import { ReadHome } from './read-home.js';

const cacheSeconds = 5;

@Controller()
export class PagesController {
  constructor(
    private readonly entries: ReadEntries,
    private readonly home: ReadHome,
  ) {}

  @Endpoint('home.get', { cacheSeconds })
  getHome(@RequestLocale() locale: Locale): Promise<HomeSectionWire[]> {
    return this.home.sections(locale);
  }

  @Endpoint('home.preview')
  previewHome(
    @Query() { section, token }: ReceivedQuery<'home.preview'>,
    @RequestLocale() locale: Locale,
  ): Promise<HomeSectionWire[]> {
    return this.home.preview(section, locale, token);
  }

  @Endpoint('pages.get', { cacheSeconds })
  async get(@Param('key') key: string, @RequestLocale() locale: Locale): Promise<SitePageWire> {
    return presentPage(await this.entries.named(ContentKind.PAGE, key, locale), key);
  }

  @Endpoint('pages.preview')
  async preview(
    @Param('key') key: string,
    @Query() { token }: ReceivedQuery<'pages.preview'>,
    @RequestLocale() locale: Locale,
  ): Promise<SitePageWire> {
    return presentPage(await this.entries.preview(ContentKind.PAGE, { key }, locale, token), key);
  }
}

function presentPage(row: ContentRow, key: string): SitePageWire {
  const { locale, title, summary, body, locales } = row;
  return { ...{ key, locale, title, summary, body, locales }, picture: presentPicture(row) };
}
