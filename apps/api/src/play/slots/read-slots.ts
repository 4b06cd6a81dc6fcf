import { Injectable } from '@nestjs/common';
import { type ArenaSlotWire, type Locale, SlotState, type SlotWire, type ReceivedQuery } from '@dronesoccer/contracts';
import { ReadCache } from '../../platform/cache/index.js';
import { Clock } from '../../platform/clock/index.js';
import { ContentVersions } from '../../platform/content-versions/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { preparedSuccess, type PreparedSuccess } from '../../platform/http/index.js';
import { positionOf } from '../arenas/index.js';
import { daysOf } from './days.js';
import { presentArenaSlot, presentSlot } from './slots.presenter.js';
import { arenaSlot, nextFreeSlots, nextOfEachArena, slotsOfArena } from './slots.queries.js';

/** The lifetime is short so that a taken seat disappears within seconds. Booking a seat checks the database anyway. */
const lifetimeMs = 2_000;

/** Reads the slots that visitors see: those of visible arenas that are not cancelled. */
@Injectable()
export class ReadSlots {
  private readonly lists = new ReadCache<PreparedSuccess<SlotWire[]>>({ lifetimeMs, maxEntries: 500 });
  private readonly nextLists = new ReadCache<PreparedSuccess<ArenaSlotWire[]>>({ lifetimeMs, maxEntries: 300 });
  private readonly nextOfAll = new ReadCache<PreparedSuccess<SlotWire[]>>({ lifetimeMs, maxEntries: 1 });
  private readonly single = new ReadCache<PreparedSuccess<ArenaSlotWire>>({ lifetimeMs, maxEntries: 500 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    versions: ContentVersions,
  ) {
    versions.clearOnChange(['slots', 'arenas', 'plans'], this.lists, this.nextLists, this.nextOfAll, this.single);
  }

  async ofArena(arenaId: string, query: ReceivedQuery<'slots.ofArena'>): Promise<PreparedSuccess<SlotWire[]>> {
    const days = daysOf(query);
    return this.lists.get(JSON.stringify([arenaId, days]), async () => {
      const rows = await slotsOfArena(this.database, arenaId, days);
      if (rows === null) throw new AppError('ARENA_004');
      return preparedSuccess(rows.map(presentSlot));
    });
  }

  async next(query: ReceivedQuery<'slots.next'>, locale: Locale): Promise<PreparedSuccess<ArenaSlotWire[]>> {
    const near = positionOf(query);
    const { arenaId = null, class: arenaClass = null, type = null, seats = 1 } = query;
    return this.nextLists.get(JSON.stringify([locale, near, arenaId, arenaClass, type, seats]), async () => {
      const filter = { near, arenaId, class: arenaClass, type, seats, after: this.clock.now() };
      return preparedSuccess((await nextFreeSlots(this.database, locale, filter)).map(presentArenaSlot));
    });
  }

  nextOfEach(): Promise<PreparedSuccess<SlotWire[]>> {
    return this.nextOfAll.get('', async () => {
      const rows = await nextOfEachArena(this.database, this.clock.now());
      return preparedSuccess(rows.map(presentSlot));
    });
  }

  /**
   * @throws AppError BOOK_021 if the slot does not exist, is cancelled, or is in an arena that is hidden from visitors
   */
  get(id: string, locale: Locale): Promise<PreparedSuccess<ArenaSlotWire>> {
    return this.single.get(`${locale} ${id}`, async () => {
      const slot = await arenaSlot(this.database, locale, id);
      if (slot === null || !slot.arena.isShown || slot.state === SlotState.CANCELLED) throw new AppError('BOOK_021');
      return preparedSuccess(presentArenaSlot(slot));
    });
  }
}
