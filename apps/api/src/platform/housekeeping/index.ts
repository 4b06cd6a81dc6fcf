export { Housekeeping, type RetentionRule } from './housekeeping.js';
export { HousekeepingModule } from './housekeeping.module.js';
