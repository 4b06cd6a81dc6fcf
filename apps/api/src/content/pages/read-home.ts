import { Injectable } from '@nestjs/common';
import { ContentKind, type HomeSection, homeSections, type HomeSectionWire, type Locale } from '@dronesoccer/contracts';
import { type ContentRow, ReadEntries } from '../entries/index.js';

const kind = ContentKind.HOME_SECTION;

/** Reads the sections of the home page. */
@Injectable()
export class ReadHome {
  constructor(private readonly entries: ReadEntries) {}

  /** Returns the shown sections in display order. */
  async sections(locale: Locale): Promise<HomeSectionWire[]> {
    return (await this.shown(locale)).flatMap(presentSection);
  }

  /**
   * Returns the sections with one of them as it is saved, published or not, at its place.
   *
   * @throws AppError CONTENT_008 if the token has expired or is for another section
   */
  async preview(section: HomeSection, locale: Locale, token: string): Promise<HomeSectionWire[]> {
    const saved = await this.entries.preview(kind, { key: section }, locale, token);
    const others = (await this.shown(locale)).filter(({ key }) => key !== section);
    return [...others, saved].toSorted((one, other) => one.position - other.position).flatMap(presentSection);
  }

  private async shown(locale: Locale): Promise<ContentRow[]> {
    return (await this.entries.list({ kind, sort: 'position', locale })).rows;
  }
}

/** A section that only a later release knows is left out. */
function presentSection({ key: name, locale, title, summary, body }: ContentRow): HomeSectionWire[] {
  const key = homeSections.find((each) => each === name);
  return key === undefined ? [] : [{ key, locale, title, summary, body }];
}
