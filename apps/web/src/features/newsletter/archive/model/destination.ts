import { safeRedirect } from '@/lib/safe-redirect';

export interface Destination {
  /** For one of the site's pages its path, else the whole address. */
  href: string;
  /** Shown by this client, without a new load. */
  isPage: boolean;
}

/** What the server answers without this client: files and calls. */
const isAnsweredByServer = /^\/(?:api|pictures|uploads)\//;

/** Where a letter's link leads; null for what no browser should be sent to. */
export function destinationOf(url: string | null, origin = window.location.origin): Destination | null {
  if (url === null || !URL.canParse(url)) return null;
  const { href, protocol, origin: target } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (target !== origin) return { href, isPage: false };
  const path = safeRedirect(href.slice(origin.length), origin);
  if (path === null) return null;
  return isAnsweredByServer.test(path) ? { href, isPage: false } : { href: path, isPage: true };
}
