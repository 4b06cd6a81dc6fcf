import { Injectable } from '@nestjs/common';
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
import { Database, pageOf } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { ReadEntries } from '../entries/index.js';
import { presentEvent } from './events.presenter.js';
import { eventById, type EventRow, listEvents } from './events.queries.js';

/** Reads announced events and tournaments as one list. */
@Injectable()
export class ReadEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entries: ReadEntries,
  ) {}

  list({ province, from, to, ...page }: ReceivedQuery<'events.list'>, locale: Locale): Promise<Page<EventWire>> {
    const now = this.clock.now();
    const filter = { province: province ?? null, from: from ?? null, to: to ?? null };
    return pageOf(
      page,
      (slice) => listEvents(this.database, locale, now, filter, slice),
      (row) => presentEvent(row, locale),
    );
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

  /** @throws AppError CONTENT_001 if there is no such event; CONTENT_003 if it was taken down */
  async find(address: string, locale: Locale): Promise<EventRow> {
    if (patterns.uuid.test(address)) return this.row(address, locale);
    return this.row((await this.entries.at(ContentKind.EVENT, address, locale)).id, locale);
  }

  private async row(id: string, locale: Locale): Promise<EventRow> {
    const row = await eventById(this.database, locale, this.clock.now(), id);
    if (row === null) throw new AppError('CONTENT_001');
    return row;
  }
}
