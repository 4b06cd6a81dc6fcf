// Owns: locations, location_translations.
export { LocationIdField } from './location-id.field.js';
export { parseLocationId } from './location-id.js';
export { LocationsModule } from './locations.module.js';
export { presentLocation } from './locations.presenter.js';
export { listedLocation, type Place, placeJson } from './locations.queries.js';
