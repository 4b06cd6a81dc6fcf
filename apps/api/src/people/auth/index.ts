// Owns: sessions, refresh_tokens, email_tokens, identities, sign_in_codes, authenticators, recovery_codes. Writes: users (users). Reads: user_roles (users), users (users).
export { accountVerified, passwordReplaced } from './auth.jobs.js';
export { AuthModule } from './auth.module.js';
export { ChangeEmail } from './change-email.js';
export { CloseAccount } from './close-account.js';
export { assertConfirmed, type ConfirmedCaller } from './confirm-identity.js';
export { closeSessionsOf, openSessionsOf } from './sessions/session.queries.js';
export { Sessions } from './sessions/sessions.js';
export { isTwoStepOn, removeAuthenticator } from './two-step/two-step.queries.js';
export { WarnOfTwoStep } from './two-step/warn-of-two-step.js';
export type { EmailChange } from './email-links.js';
