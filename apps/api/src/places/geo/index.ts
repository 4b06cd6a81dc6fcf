// Owns: none. Canadian places are in memory (docs/decisions/places.md).
export { GeoModule } from './geo.module.js';
