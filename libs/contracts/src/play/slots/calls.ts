import { arenaArea } from '../arenas/calls.ts';
import { call, type CallArea } from '../../common/call.ts';
import type { ArenaSlotWire, SlotWire } from './wire.ts';

/** Slots and bookings share one area (spec 8). */
export const bookingArea: CallArea = {
  part: 'core',
  validation: 'BOOK_007',
  invalidData: 'BOOK_005',
  database: 'BOOK_020',
  unexpected: 'COMMON_001',
};

export const slotCalls = {
  'slots.ofArena': call<{ reply: SlotWire[] }>()({
    area: arenaArea,
    method: 'GET',
    path: '/arenas/:id/slots',
    summary: 'An arena’s slots from one day to another in its own zone, without cancelled ones',
    access: 'public',
    errors: ['ARENA_004', 'ARENA_006'],
  }),
  'slots.next': call<{ reply: ArenaSlotWire[] }>()({
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
