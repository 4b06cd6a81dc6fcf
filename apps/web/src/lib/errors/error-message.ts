import { currentLocale, i18n } from '../i18n/i18n';
import { ApiError } from './api-error';

/**
 * Returns the user's message for a failure (spec 8): the catalogue's text for its code, else the server's message, else
 * the caller's fallback, else the default text.
 */
export function errorMessage(error: unknown, fallback?: string): string {
  if (error instanceof ApiError) {
    if (error.texts) return error.texts[currentLocale()];
    // A 5xx message is about the server's internals and is not meant for users.
    if (error.serverMessage && error.status < 500) return error.serverMessage;
    if (error.kind === 'network') return i18n.t('error.network', { ns: 'common' });
    if (error.kind === 'timeout') return i18n.t('error.timeout', { ns: 'common' });
  }
  return fallback ?? i18n.t('error.unexpected', { ns: 'common' });
}
