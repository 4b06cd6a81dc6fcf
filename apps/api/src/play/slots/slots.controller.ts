import { Controller, Query } from '@nestjs/common';
import type { ArenaSlotWire, Locale, SlotWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint, IdParam, type PreparedSuccess, RequestLocale } from '../../platform/http/index.js';
import { ReadSlots } from './read-slots.js';

/** Seats sell quickly, so a browser revalidates its copy on each request. */
const cacheSeconds = 0;

@Controller()
export class SlotsController {
  constructor(private readonly slots: ReadSlots) {}

  @Endpoint('slots.ofArena', { cacheSeconds })
  ofArena(
    @IdParam('id', 'ARENA_004') id: string,
    @Query() query: ReceivedQuery<'slots.ofArena'>,
  ): Promise<PreparedSuccess<SlotWire[]>> {
    return this.slots.ofArena(id, query);
  }

  @Endpoint('slots.next', { cacheSeconds })
  next(
    @Query() query: ReceivedQuery<'slots.next'>,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedSuccess<ArenaSlotWire[]>> {
    return this.slots.next(query, locale);
  }

  @Endpoint('slots.nextOfEach', { cacheSeconds })
  nextOfEach(): Promise<PreparedSuccess<SlotWire[]>> {
    return this.slots.nextOfEach();
  }

  @Endpoint('slots.get', { cacheSeconds })
  get(@IdParam('id', 'BOOK_021') id: string, @RequestLocale() locale: Locale): Promise<PreparedSuccess<ArenaSlotWire>> {
    return this.slots.get(id, locale);
  }
}
