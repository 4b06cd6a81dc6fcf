import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ContentKind,
  type EventDetailWire,
  type EventWire,
  type Locale,
  type Page,
  patterns,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, readFirst, readPage } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { inBothLanguages, Sitemap, type SitemapPage, slugPaths } from '../../platform/sitemap/index.js';
import { ReadEntries } from '../entries/index.js';
import { presentEvent } from './events.presenter.js';
import { eventAddresses, eventList, type EventRow, eventsById, savedEvent } from './events.queries.js';

/** Reads announced events and tournaments as one list. */
@Injectable()
export class ReadEvents implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entries: ReadEntries,
    private readonly sitemap: Sitemap,
  ) {}

  onModuleInit(): void {
    this.sitemap.add(() => this.pages());
  }

  list(query: ReceivedQuery<'events.list'>, locale: Locale): Promise<Page<EventWire>> {
    return readPage(this.database, eventList, { ...query, locale, now: this.clock.now() }, (row) =>
      presentEvent(row, locale),
    );
  }

  /** Returns events that are not over and contain each of the words, next first, at most `most`. */
  async search(words: readonly string[], locale: Locale, most: number): Promise<EventWire[]> {
    const rows = await readFirst(this.database, eventList, { words, locale, now: this.clock.now() }, most);
    return rows.map((row) => presentEvent(row, locale));
  }

  /** @throws AppError CONTENT_001 if there is no such event; CONTENT_003 if it was taken down */
  async get(address: string, locale: Locale): Promise<EventDetailWire> {
    if (patterns.uuid.test(address)) {
      return { ...presentEvent(await this.row(address, locale), locale), body: '', link: null, slugs: {} };
    }
    const { id, body, slugs } = await this.entries.at(ContentKind.EVENT, address, locale);
    const row = await this.row(id, locale);
    return { ...presentEvent(row, locale), body, link: row.announced?.link ?? null, slugs };
  }

  /**
   * Returns the saved state of an announced event, published or not, for the token of its preview link.
   *
   * @throws AppError CONTENT_008 if the token is not valid for this event; CONTENT_001 if it has no time and place yet
   */
  async preview(address: string, token: string, locale: Locale): Promise<EventDetailWire> {
    const { id, body, slugs } = await this.entries.preview(ContentKind.EVENT, { slug: address }, locale, token);
    const row = await savedEvent(this.database, locale, id);
    if (row === null) throw new AppError('CONTENT_001');
    return { ...presentEvent(row, locale), body, link: row.announced?.link ?? null, slugs };
  }

  /** @throws AppError CONTENT_001 if there is no such event; CONTENT_003 if it was taken down */
  async find(address: string, locale: Locale): Promise<EventRow> {
    if (patterns.uuid.test(address)) return this.row(address, locale);
    return this.row((await this.entries.at(ContentKind.EVENT, address, locale)).id, locale);
  }

  private async pages(): Promise<SitemapPage[]> {
    const events = await eventAddresses(this.database, this.clock.now());
    return events.map(({ id, slugs, updatedAt }) => ({
      paths: slugs === null ? inBothLanguages(`/event/${id}`) : slugPaths('/event', slugs),
      lastModified: updatedAt,
    }));
  }

  private async row(id: string, locale: Locale): Promise<EventRow> {
    const [row] = await eventsById(this.database, locale, this.clock.now(), [id]);
    if (row === undefined) throw new AppError('CONTENT_001');
    return row;
  }
}
