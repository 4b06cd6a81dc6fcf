export { accessTokenStrategy, type VerifiedToken } from './access-token.strategy.js';
export { AccessModule } from './access.module.js';
export type { Caller } from './caller.js';
export { companyFilter, companyParams, type CompanyScope, companySql, scopeOf } from './company-scope.js';
export { KnownNetworks } from './known-networks.js';
export { LiveSessions } from './sessions.js';
export { SignedLinks } from './signed-links.js';
export { type AccessClaims, AccessTokens } from './tokens.js';
export type { Visitor } from './visitor.js';
