import { Controller, Param } from '@nestjs/common';
import type { CalendarFeedWire, NewCalendarFeedWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, type IcsFile } from '../../platform/http/index.js';
import { CalendarFeeds } from './calendar-feeds.js';

@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Endpoint('calendarFeed.get')
  get(@CurrentUser() user: Caller): Promise<CalendarFeedWire | null> {
    return this.feeds.get(user.id);
  }

  @Endpoint('calendarFeed.make')
  make(@CurrentUser() user: Caller): Promise<NewCalendarFeedWire> {
    return this.feeds.make(user.id);
  }

  @Endpoint('calendarFeed.revoke')
  revoke(@CurrentUser() user: Caller): Promise<null> {
    return this.feeds.revoke(user.id);
  }

  // Calendars poll all day. An unchanged feed is answered with 304.
  @Endpoint('calendarFeed.read', { cacheSeconds: 0 })
  read(@Param('token') token: string): Promise<IcsFile> {
    return this.feeds.read(token);
  }
}
