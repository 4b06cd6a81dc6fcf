import { call, type CallArea } from '../../common/call.ts';
import type { CityWire, ReverseWire } from './wire.ts';

const geoArea: CallArea = {
  part: 'core',
  validation: 'CITY_004',
  invalidData: 'CITY_004',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

export const geoCalls = {
  'geo.cities': call<{ reply: CityWire[] }>()({
    area: geoArea,
    method: 'GET',
    path: '/geo/cities',
    summary: 'Canadian cities by the beginning of their name, or by their postal code; the best ten',
    access: 'public',
    errors: ['CITY_002'],
  }),
  'geo.reverse': call<{ reply: ReverseWire }>()({
    area: geoArea,
    method: 'GET',
    path: '/geo/reverse',
    summary: 'The city of a position in Canada',
    access: 'public',
    envelope: false,
    limit: 'reverseLookup',
    errors: ['CITY_001', 'CITY_003'],
  }),
};
