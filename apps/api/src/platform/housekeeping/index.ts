export { Housekeeping, type Leftover } from './housekeeping.js';
export { HousekeepingModule } from './housekeeping.module.js';
