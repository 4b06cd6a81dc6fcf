import { currentLocale } from '../i18n/i18n';
import { loader } from '../loader';
import { bases } from './bases';
import { exchange } from './request';

/**
 * The generic form-encoded auth helper (spec 7, Auth API). It posts fields to the auth host in OAuth style and sends no
 * token.
 */
export function postAuthForm(path: `/${string}`, fields: Readonly<Record<string, string>>): Promise<unknown> {
  return loader.during(() =>
    exchange({
      url: bases.auth + path,
      method: 'POST',
      headers: {
        accept: 'application/json',
        'accept-language': currentLocale(),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
      signal: null,
      timeoutMs: 20_000,
    }),
  );
}
