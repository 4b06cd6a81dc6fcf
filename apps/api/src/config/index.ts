export {
  Config,
  type ApiPart,
  type MapsScript,
  type PasswordPepper,
  type ProcessRole,
  type SmsAccount,
} from './config.js';
export { ConfigModule } from './config.module.js';
export { ConfigError } from './reader.js';
