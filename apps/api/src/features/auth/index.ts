export { accountVerified } from './account-events.js';
export { AuthModule } from './auth.module.js';
