export type { BucketConfig } from './bucket.js';
export {
  Config,
  type ApiPart,
  type IdentityClient,
  type MapsScript,
  type PasswordPepper,
  type ProcessRole,
} from './config.js';
export type { MetricsListener, TraceCollector } from './monitoring.js';
export type { DkimKey, SmsAccount } from './outgoing.js';
export { ConfigModule } from './config.module.js';
export { ConfigError, type Keys } from './reader.js';
