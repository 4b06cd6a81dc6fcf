export { DEMO_PASSWORD, demoAccounts, demoEmail } from './demo/accounts.ts';
export { refuseDemoForOthers, seedDemo } from './demo.ts';
export type { PasswordKey } from './password.ts';
export { seedReference } from './reference.ts';
