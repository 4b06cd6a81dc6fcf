/**
 * Stand-ins for development and tests, so that a fresh clone starts without a word of set-up.
 * They are public: production never sees them, it has to be given each of them.
 */
export const developmentSecrets: Readonly<Record<string, string>> = {
  JWT_SECRET: 'development-only-jwt-secret-not-for-production',
  TOKEN_PEPPER: 'development-only-token-pepper-not-for-production',
  PASSWORD_PEPPERS: 'dev:development-only-password-pepper-not-for-production',
  SANDBOX_WEBHOOK_SECRET: 'development-only-webhook-secret-not-for-production',
};
