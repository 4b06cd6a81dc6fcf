export { Drain } from './drain.js';
export { HealthModule } from './health.module.js';
