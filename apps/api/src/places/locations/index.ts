// Owns: locations, location_translations. Reads: companies (companies). Reports: orders (orders), arenas (arenas).
export { parseLocationId } from './location-id.js';
export { ClosingImpacts } from './closing-impacts.js';
export { NewLocations } from './new-locations.js';
export { SlotTimeZones } from './slot-time-zones.js';
export { LocationsModule } from './locations.module.js';
export { presentLocation } from './locations.presenter.js';
export { listedLocation, type Place, placeJson, provinceNames, searchedPlace } from './locations.queries.js';
export {
  type Circle,
  circleValues,
  kilometresTo,
  locationIdsWithin,
  nearestFirst,
  nearestLocations,
} from './nearby.queries.js';
