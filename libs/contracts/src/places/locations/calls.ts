import { call, type CallArea } from '../../common/call.ts';
import type { LocationWire } from './wire.ts';

export const locationArea: CallArea = {
  part: 'core',
  validation: 'ARENA_007',
  invalidData: 'ARENA_007',
  database: 'ARENA_002',
  unexpected: 'ARENA_003',
};

export const locationCalls = {
  'locations.list': call<{ reply: LocationWire[] }>()({
    area: locationArea,
    method: 'GET',
    path: '/locations',
    summary: 'Active locations, optionally those whose name, city or address holds a text',
    access: 'public',
    envelope: false,
    errors: [],
  }),
  'locations.nearby': call<{ reply: LocationWire[] }>()({
    area: locationArea,
    method: 'GET',
    path: '/locations/nearby',
    summary: 'Active locations within a radius in kilometres, nearest first',
    access: 'public',
    envelope: false,
    errors: ['ARENA_005'],
  }),
  'locations.get': call<{ reply: LocationWire }>()({
    area: locationArea,
    method: 'GET',
    path: '/locations/:id',
    summary: 'One location',
    access: 'public',
    errors: ['ARENA_001'],
  }),
};
