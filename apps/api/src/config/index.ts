export { Config, type ApiPart, type IdentityClient, type MapsScript, type PasswordPepper } from './config.js';
export type { BucketConfig } from './bucket.js';
export type { DkimKey, SmsAccount } from './outgoing.js';
export { ConfigModule } from './config.module.js';
export { ConfigError } from './reader.js';
