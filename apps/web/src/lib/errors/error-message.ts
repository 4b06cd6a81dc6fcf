import { currentLocale, i18n } from '../i18n/i18n';
import { ApiError } from './api-error';

/**
 * What a person reads about a failure (spec 8): the catalogue's text for its code in their language, else what the
 * server said, else the caller's fallback, else the default text.
 */
export function errorMessage(error: unknown, fallback?: string): string {
  if (error instanceof ApiError) {
    if (error.texts) return error.texts[currentLocale()];
    // What the server itself could not do is its own affair; its words for that are no one's else.
    if (error.serverMessage && error.status < 500) return error.serverMessage;
    if (error.kind === 'network') return i18n.t('error.network', { ns: 'common' });
    if (error.kind === 'timeout') return i18n.t('error.timeout', { ns: 'common' });
  }
  return fallback ?? i18n.t('error.unexpected', { ns: 'common' });
}
