import { ApiError } from '@/lib/errors/api-error';

/**
 * Returns true if the last try may have succeeded without an answer, and the input is unchanged. The server replays the
 * first answer to a retry, whatever has been used up since, so nothing may block the retry.
 */
export const isUnanswered = (error: unknown, sent: unknown, now: unknown): boolean =>
  error instanceof ApiError && error.isTransient && JSON.stringify(sent) === JSON.stringify(now);
