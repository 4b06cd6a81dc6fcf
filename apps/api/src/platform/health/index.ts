export { Drain } from '../http/drain.js';
export { HealthModule } from './health.module.js';
