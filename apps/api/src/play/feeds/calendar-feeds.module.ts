import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarFeeds } from './calendar-feeds.js';

@Module({ imports: [BookingsModule], controllers: [CalendarFeedsController], providers: [CalendarFeeds] })
export class CalendarFeedsModule {}
