// Owns: locations, location_translations. Reads: orders (orders).
export { LocationIdField, parseLocationId } from './location-id.js';
export { LocationsModule } from './locations.module.js';
export { presentLocation } from './locations.presenter.js';
export { listedLocation, listNearby, locationIdsWithin, type Place, placeJson } from './locations.queries.js';
