/**
 * Defaults for development and tests, so a fresh clone starts without any set-up. They are public. Production never
 * uses them and must be given each secret.
 */
export const developmentSecrets: Readonly<Record<string, string>> = {
  JWT_SECRET: 'development-only-jwt-secret-not-for-production',
  TOKEN_PEPPER: 'development-only-token-pepper-not-for-production',
  PASSWORD_PEPPERS: 'dev:development-only-password-pepper-not-for-production',
  SANDBOX_WEBHOOK_SECRET: 'development-only-webhook-secret-not-for-production',
};
