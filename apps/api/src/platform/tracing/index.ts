export { tracePool } from './trace-pool.js';
export { Tracing } from './tracing.js';
export { TracingModule } from './tracing.module.js';
