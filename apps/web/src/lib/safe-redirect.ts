/**
 * Where a `redirect` query may lead: a path of this site, or null. It is parsed the way the browser will parse it and
 * its origin compared, so `//evil`, `/\evil`, `javascript:` and their encoded kin fall through (promise S8).
 */
export function safeRedirect(target: string | null | undefined, origin = window.location.origin): string | null {
  if (!target?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil` parses to the path `//evil`, which is another host once it is navigated to.
  return path.startsWith('//') ? null : path;
}
