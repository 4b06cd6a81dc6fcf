export { LocationIdField } from './location-id.field.js';
export { parseLocationId } from './location-id.js';
export { LocationsModule } from './locations.module.js';
