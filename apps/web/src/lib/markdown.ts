import { safeRedirect } from './safe-redirect';

/**
 * Returns the target of an editor's link: our own path, a web page or an email address. Returns null if the link must
 * be shown as text.
 */
export function safeLink(href: string): { href: string; isOwn: boolean } | null {
  const own = safeRedirect(href);
  if (own !== null) return { href: own, isOwn: true };
  let url: URL;
  try {
    // Without a base, an incomplete address throws instead of being guessed.
    url = new URL(href);
  } catch {
    return null;
  }
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? { href: url.href, isOwn: false } : null;
}

/** Returns true if the picture is hosted on this site. */
export const isOwnPicture = (href: string): boolean =>
  /^\/(?:pictures|uploads)\/[\w./-]+$/.test(href) && !href.includes('..');
