import { isComplexMarkdown } from '@dronesoccer/contracts';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { safeRedirect } from './safe-redirect';

/** We add no extensions, so all tokens are Markdown's standard ones. */
export const known = (tokens: readonly Token[]): MarkedToken[] => tokens as MarkedToken[];

/**
 * Parses an editor's Markdown to a tree. The tree is never converted to HTML: screens render it with React elements, so
 * nothing that an editor (or someone who took over an editor's account) writes can run (promise S9). A text that would
 * be too expensive to parse stays unformatted.
 */
export function parseMarkdown(source: string): MarkedToken[] {
  try {
    if (!isComplexMarkdown(source)) return known(lexer(source));
    return unformatted(source);
  } catch {
    // The text is nested more deeply than any readable text.
    return unformatted(source);
  }
}

function unformatted(source: string): MarkedToken[] {
  const text: Tokens.Text = { type: 'text', raw: source, text: source };
  return [{ type: 'paragraph', raw: source, text: source, tokens: [text] }];
}

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
