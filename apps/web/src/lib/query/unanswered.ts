import type { Locale } from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';
import type { Attempt } from './use-attempt';

/** Returns whether the call may have succeeded without an answer. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && error.isTransient;

/**
 * Returns the body of the last attempt if only the language differs, else the given one. Otherwise a retry after a
 * language switch would order again, because the server refuses a key with another body.
 */
export function asLastSent<Body extends { locale?: Locale }>(last: Attempt | null, body: Body): Body {
  const other: Body = { ...body, locale: body.locale === 'fr' ? 'en' : 'fr' };
  return JSON.stringify(other) === last?.body ? other : body;
}

/**
 * Returns whether the body was sent last, in either language. An attempt is kept until it is answered, even over a
 * reload. The server replays the first answer to a retry, whatever has been used up since, so nothing may block the retry.
 */
export const isUnanswered = <Body extends { locale?: Locale }>(last: Attempt | null, body: Body): boolean =>
  JSON.stringify(asLastSent(last, body)) === last?.body;
