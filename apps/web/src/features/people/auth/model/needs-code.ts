import { ApiError } from '@/lib/errors/api-error';

/** Returns true if the login was right, but the account needs a second step. */
export const needsCode = (error: unknown): boolean => error instanceof ApiError && error.code === 'AUTH_017';
