/**
 * Canadian places for the city search and the reverse lookup. They have a separate entry point,
 * `@dronesoccer/domain/gazetteer`, because only the server needs the data (docs/decisions/places.md names the sources).
 */
export { type FoundPlace, lookUpPlace } from './look-up.ts';
export { type CanadianPlace, placeById } from './places.ts';
export { postalAreasNear } from './postal-areas.ts';
export { searchCities } from './search.ts';
