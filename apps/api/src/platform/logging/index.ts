export { Log, NestLog, createLog } from './log.js';
export { LogModule } from './log.module.js';
export { withoutSecrets } from './without-secrets.js';
