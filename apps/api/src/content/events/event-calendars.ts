import { msPerDay } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { type CalendarEntry, entryText, feedText } from '../../platform/documents/index.js';
import { IcsFile } from '../../platform/http/index.js';
import { siteLink } from '../../platform/mail/index.js';
import { readSettings } from '../../platform/settings/index.js';
import { presentEvent } from './events.presenter.js';
import { type EventRow, eventsSince } from './events.queries.js';
import { ReadEvents } from './read-events.js';

/** The number of days that past events stay in the feed. */
const feedDays = 90;

const product = 'Events';
const feedName = { en: 'Drone Soccer events', fr: 'Événements Drone Soccer' } as const;

/** Writes events as calendar files. */
@Injectable()
export class EventCalendars {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: ReadEvents,
  ) {
    this.origin = config.http.webOrigin;
  }

  /** @throws AppError CONTENT_001 if there is no such event; CONTENT_003 if it was taken down */
  async one(address: string, locale: Locale): Promise<IcsFile> {
    const row = await this.events.find(address, locale);
    const text = entryText(this.entryOf(row, locale), { product, locale, organiser: await this.organiser() });
    return new IcsFile(`event-${presentEvent(row, locale).localStart.slice(0, 10)}.ics`, text);
  }

  async all(locale: Locale): Promise<IcsFile> {
    const now = this.clock.now();
    const rows = await eventsSince(this.database, locale, now, new Date(now.getTime() - feedDays * msPerDay));
    const entries = rows.map((row) => this.entryOf(row, locale));
    const options = { product, locale, organiser: await this.organiser(), name: feedName[locale] };
    return new IcsFile('events.ics', feedText(entries, options));
  }

  private entryOf(row: EventRow, locale: Locale): CalendarEntry {
    const event = presentEvent(row, locale);
    return {
      ...{ id: row.id, sequence: row.version - 1, stamp: row.updatedAt },
      ...{ isCancelled: event.isCancelled, timeZone: event.timeZone },
      startsAt: new Date(event.startsAt),
      endsAt: new Date(event.endsAt),
      summary: event.title,
      description: event.summary,
      link: siteLink(this.origin, locale, `/event/${encodeURIComponent(event.address)}`),
      place: { title: event.venue, address: `${event.city} ${event.province}` },
    };
  }

  private async organiser(): Promise<{ name: string; email: string }> {
    const { organisation } = await readSettings(this.database);
    return { name: organisation.name, email: organisation.email };
  }
}
