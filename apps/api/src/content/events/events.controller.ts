import { Controller, Param, Query } from '@nestjs/common';
import type { EventDetailWire, EventWire, Locale, Page, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint, type IcsFile, RequestLocale } from '../../platform/http/index.js';
import { EventCalendars } from './event-calendars.js';
import { ReadEvents } from './read-events.js';

/** The time for which browsers cache events. It is short so that a cancelled tournament disappears within seconds. */
const cacheSeconds = 5;

@Controller()
export class EventsController {
  constructor(
    private readonly events: ReadEvents,
    private readonly calendars: EventCalendars,
  ) {}

  @Endpoint('events.list', { cacheSeconds })
  list(@Query() query: ReceivedQuery<'events.list'>, @RequestLocale() locale: Locale): Promise<Page<EventWire>> {
    return this.events.list(query, locale);
  }

  // Calendars poll all day. An unchanged feed is answered with 304.
  @Endpoint('events.feed', { cacheSeconds: 0 })
  feed(@Query() { locale }: ReceivedQuery<'events.feed'>, @RequestLocale() requestLocale: Locale): Promise<IcsFile> {
    return this.calendars.all(locale ?? requestLocale);
  }

  @Endpoint('events.get', { cacheSeconds })
  get(@Param('address') address: string, @RequestLocale() locale: Locale): Promise<EventDetailWire> {
    return this.events.get(address, locale);
  }

  @Endpoint('events.preview')
  preview(
    @Param('address') address: string,
    @Query() { token }: ReceivedQuery<'events.preview'>,
    @RequestLocale() locale: Locale,
  ): Promise<EventDetailWire> {
    return this.events.preview(address, token, locale);
  }

  @Endpoint('events.calendar')
  calendar(
    @Param('address') address: string,
    @Query() { locale }: ReceivedQuery<'events.calendar'>,
    @RequestLocale() requestLocale: Locale,
  ): Promise<IcsFile> {
    return this.calendars.one(address, locale ?? requestLocale);
  }
}
