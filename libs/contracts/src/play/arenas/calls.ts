import { call, type CallArea, listCall } from '../../common/call.ts';
import type { Page } from '../../common/wire.ts';
import { locationArea } from '../../places/locations/calls.ts';
import type { ArenaDetailWire, ArenaWire } from './wire.ts';

/** Locations and arenas share one area (spec 8). */
export const arenaArea: CallArea = locationArea;

export const arenaCalls = {
  'arenas.list': call<{ reply: Page<ArenaWire> }>()({
    ...listCall,
    area: arenaArea,
    path: '/arenas',
    summary: 'Arenas of open locations, by class and location; the nearest first where a position is given',
    access: 'public',
    errors: ['ARENA_005', 'ARENA_006'],
  }),
  'arenas.nearby': call<{ reply: ArenaWire[] }>()({
    area: arenaArea,
    method: 'GET',
    path: '/arenas/nearby',
    summary: 'Arenas within a radius in kilometres, nearest first',
    access: 'public',
    errors: ['ARENA_005'],
  }),
  'arenas.get': call<{ reply: ArenaDetailWire }>()({
    area: arenaArea,
    method: 'GET',
    path: '/arenas/:id',
    summary: 'One arena with its texts, pictures and opening hours',
    access: 'public',
    errors: ['ARENA_004'],
  }),
};
