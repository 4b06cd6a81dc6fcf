import { call, type CallArea } from '../common/call.ts';
import type { LocationSort, LocationWire } from './wire.ts';

export const locationArea: CallArea = {
  part: 'core',
  validation: 'ARENA_007',
  invalidData: 'ARENA_007',
  database: 'ARENA_002',
  unexpected: 'ARENA_003',
};

export interface LocationListQuery {
  /** What the name, city or address holds. */
  q?: string;
  /** By city unless it says otherwise. */
  sort?: LocationSort;
}

export interface NearbyQuery {
  /** Degrees. */
  lat: number | string;
  lng: number | string;
  /** Kilometres. */
  radius: number | string;
}

export const locationCalls = {
  'locations.list': call<{ query: LocationListQuery; reply: LocationWire[] }>()({
    area: locationArea,
    method: 'GET',
    path: '/locations',
    summary: 'Active locations, optionally those whose name, city or address holds a text',
    access: 'public',
    envelope: false,
    errors: [],
  }),
  'locations.nearby': call<{ query: NearbyQuery; reply: LocationWire[] }>()({
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
