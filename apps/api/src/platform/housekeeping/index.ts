export { Housekeeping } from './housekeeping.js';
export { HousekeepingModule } from './housekeeping.module.js';
