import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/index.js';
import { EventCalendars } from './event-calendars.js';
import { EventsController } from './events.controller.js';
import { ReadEvents } from './read-events.js';

@Module({
  imports: [EntriesModule],
  controllers: [EventsController],
  providers: [EventCalendars, ReadEvents],
  exports: [ReadEvents],
})
export class EventsModule {}
