import { Injectable } from '@nestjs/common';
import { contentLimits, type ContentKind, type Locale } from '@dronesoccer/contracts';
import { type PreviewKind, PreviewLinks } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, readList, type Slice } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import {
  type ContentRow,
  entryAddresses,
  type EntryAddresses,
  entryByAddress,
  entryByKey,
  type EntryFilter,
  entryList,
  type FoundEntry,
  type PreviewedEntry,
  savedEntry,
  searchEntries,
} from './entries.queries.js';

/** The most entries of a list that is not split into pages. */
const firstEntries: Slice = { limit: 500, offset: 0 };

export const entryPreviews: PreviewKind = { purpose: 'content-preview', days: contentLimits.previewDays };

/** Reads the published entries that are shown now. */
@Injectable()
export class ReadEntries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly previews: PreviewLinks,
  ) {}

  /** Returns the wanted entries and their number without the slice. */
  list(wanted: EntryFilter & { locale: Locale }, slice = firstEntries): Promise<{ rows: ContentRow[]; total: number }> {
    return readList(this.database, entryList, { ...wanted, at: this.clock.now() }, slice);
  }

  /**
   * Returns entries that contain each of the words, at most `most` of each kind. Those with the words in the title come
   * first.
   */
  search(
    wanted: { kinds: readonly ContentKind[]; words: readonly string[]; locale: Locale },
    most: number,
  ): Promise<(ContentRow & { kind: ContentKind })[]> {
    return searchEntries(this.database, { ...wanted, most, at: this.clock.now() });
  }

  /** Returns the addresses of all entries of a kind that are shown now. */
  addresses(kind: ContentKind): Promise<EntryAddresses[]> {
    return entryAddresses(this.database, kind, this.clock.now());
  }

  /**
   * Returns the entry with this current or former address, in any language.
   *
   * @throws AppError CONTENT_001 if there is none or it is not published yet; CONTENT_003 if it was taken down
   */
  async at(kind: ContentKind, slug: string, locale: Locale): Promise<ContentRow> {
    return shownRow(await entryByAddress(this.database, { kind, slug, locale, at: this.clock.now() }));
  }

  /**
   * Returns the saved state of an entry, published or not, for the token of its preview link.
   *
   * @throws AppError CONTENT_008 if the token has expired or is for another entry
   */
  async preview(kind: ContentKind, entry: PreviewedEntry, locale: Locale, token: string): Promise<ContentRow> {
    const row = await savedEntry(this.database, { kind, entry, locale });
    if (row === null || !this.previews.opens(entryPreviews, row.id, token)) throw new AppError('CONTENT_008');
    // A draft may have no address in its language yet.
    return 'slug' in entry ? { ...row, slugs: { [row.locale]: entry.slug, ...row.slugs } } : row;
  }

  /** @throws AppError CONTENT_001 if there is none or it is not published yet; CONTENT_003 if it was taken down */
  async named(kind: ContentKind, key: string, locale: Locale): Promise<ContentRow> {
    return shownRow(await entryByKey(this.database, { kind, key, locale, at: this.clock.now() }));
  }
}

function shownRow(found: FoundEntry): ContentRow {
  if (found === null) throw new AppError('CONTENT_001');
  if (found.isGone) throw new AppError('CONTENT_003');
  return found.row;
}
