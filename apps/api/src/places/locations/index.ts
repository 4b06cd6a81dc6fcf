// Owns: locations, location_translations. Reads: orders (orders), stock_levels (inventory), stock_points (inventory), arenas
// (arenas), class_slots (slots), waitlist_entries (waitlist), bookings (bookings), payments (payments).
export { parseLocationId } from './location-id.js';
export { NewLocations } from './new-locations.js';
export { LocationsModule } from './locations.module.js';
export { presentLocation } from './locations.presenter.js';
export { hasTimesElsewhere, listedLocation, type Place, placeJson, standingAt } from './locations.queries.js';
export {
  type Circle,
  circleValues,
  kilometresTo,
  locationIdsWithin,
  nearestFirst,
  nearestLocations,
} from './nearby.queries.js';
