import { arenaArea } from '../arenas/calls.ts';
import { call, type CallArea } from '../common/call.ts';
import type { ArenaClass, SlotType } from '../common/enums.ts';
import type { ArenaSlotWire, SlotWire } from './wire.ts';

/** Slots and bookings share one area (spec 8). */
export const bookingArea: CallArea = {
  part: 'core',
  validation: 'BOOK_007',
  invalidData: 'BOOK_005',
  database: 'BOOK_020',
  unexpected: 'COMMON_001',
};

export interface ArenaSlotsQuery {
  /** Days in the arena's zone, both included, 62 at most. */
  from: string;
  to: string;
}

export interface NextSlotsQuery {
  /** Degrees; both or neither. With them the nearest arenas' slots come first, else the earliest. */
  lat?: number | string;
  lng?: number | string;
  arenaId?: string;
  class?: ArenaClass;
  type?: SlotType;
  /** Seats wanted; 1 when absent. */
  seats?: number;
}

export const slotCalls = {
  'slots.ofArena': call<{ query: ArenaSlotsQuery; reply: SlotWire[] }>()({
    area: arenaArea,
    method: 'GET',
    path: '/arenas/:id/slots',
    summary: 'An arena’s slots from one day to another in its own zone, without cancelled ones',
    access: 'public',
    errors: ['ARENA_004', 'ARENA_006'],
  }),
  'slots.next': call<{ query: NextSlotsQuery; reply: ArenaSlotWire[] }>()({
    area: arenaArea,
    method: 'GET',
    path: '/slots/next',
    summary: 'The next slots with free seats: near a position, of one arena, or anywhere; at most 8',
    access: 'public',
    errors: ['ARENA_005'],
  }),
  'slots.nextOfEach': call<{ reply: SlotWire[] }>()({
    area: arenaArea,
    method: 'GET',
    path: '/slots/next-of-each',
    summary: 'The next slot with a free seat of each arena',
    access: 'public',
    errors: [],
  }),
  'slots.get': call<{ reply: ArenaSlotWire }>()({
    area: bookingArea,
    method: 'GET',
    path: '/slots/:id',
    summary: 'One slot with its arena',
    access: 'public',
    errors: ['BOOK_021'],
  }),
};
