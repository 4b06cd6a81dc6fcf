export { AccessGuard } from './access.guard.js';
export { AccessModule } from './access.module.js';
export type { Caller } from './caller.js';
export { AccessToken, CurrentUser } from './current-user.js';
export { companyFilter, companyParams, CompanyScope, companySql, scopeOf, takesScope } from './company-scope.js';
export { LiveSessions } from './sessions.js';
export { SignedLinks } from './signed-links.js';
export { type AccessClaims, AccessTokens } from './tokens.js';
export { Visitor } from './visitor.js';
