/**
 * Canadian places for the city search and the reverse lookup. An entry of its own, `@dronesoccer/domain/gazetteer`: only the
 * server carries the data (docs/decisions/places.md says where they are from).
 */
export { type FoundPlace, lookUpPlace } from './look-up.ts';
export { type CanadianPlace, placeById } from './places.ts';
export { postalAreasNear } from './postal-areas.ts';
export { searchCities } from './search.ts';
