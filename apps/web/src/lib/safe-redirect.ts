import { siteOrigin } from './on-server';

/**
 * Returns the target of a `redirect` query: a path of this site, or null. The target is parsed as the browser will
 * parse it and its origin is compared, so `//evil`, `/\evil`, `javascript:` and their encoded variants are rejected
 * (promise S8).
 */
export function safeRedirect(target: string | null | undefined, origin = siteOrigin()): string | null {
  if (!target?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil` parses to the path `//evil`, which leads to another host when it is navigated to.
  return path.startsWith('//') ? null : path;
}
