import { siteOrigin } from '@/lib/on-server';
import { safeRedirect } from '@/lib/safe-redirect';

export interface Destination {
  /** The path of a page of this site, or an absolute URL. */
  href: string;
  /** True if the destination is a page of this client, so no full load is needed. */
  isPage: boolean;
}

/** Matches paths that the server answers without this client: files and API calls. */
const isAnsweredByServer = /^\/(?:api|pictures|uploads)\//;

/** Returns the destination of a link in an issue, or null if no browser should be sent there. */
export function destinationOf(url: string | null, origin = siteOrigin()): Destination | null {
  if (url === null || !URL.canParse(url)) return null;
  const { href, protocol, origin: target } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (target !== origin) return { href, isPage: false };
  const path = safeRedirect(href.slice(origin.length), origin);
  if (path === null) return null;
  return isAnsweredByServer.test(path) ? { href, isPage: false } : { href: path, isPage: true };
}
