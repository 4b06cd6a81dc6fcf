// Owns: sessions, refresh_tokens, email_tokens. Writes: users (users). Reads: user_roles (users), users (users).
export { accountVerified } from './auth.jobs.js';
export { AuthModule } from './auth.module.js';
