import { isComplexMarkdown } from '@dronesoccer/contracts';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { safeRedirect } from './safe-redirect';

/** Only what Markdown itself knows; we add no extensions, so no other token comes. */
export const known = (tokens: readonly Token[]): MarkedToken[] => tokens as MarkedToken[];

/**
 * An editor's Markdown as a tree. It is never made into HTML: a screen shows the tree with its own elements, so that
 * nothing an editor (or a person who took over an editor's account) writes can run (promise S9). A text that would take too
 * much work stays unformatted.
 */
export function parseMarkdown(source: string): MarkedToken[] {
  try {
    if (!isComplexMarkdown(source)) return known(lexer(source));
    return unformatted(source);
  } catch {
    // Nested deeper than any text that is meant to be read.
    return unformatted(source);
  }
}

function unformatted(source: string): MarkedToken[] {
  const text: Tokens.Text = { type: 'text', raw: source, text: source };
  return [{ type: 'paragraph', raw: source, text: source, tokens: [text] }];
}

/** Where a link of an editor may lead: own paths, pages of the web, an e-mail. Null: it is shown as text. */
export function safeLink(href: string): { href: string; isOwn: boolean } | null {
  const own = safeRedirect(href);
  if (own !== null) return { href: own, isOwn: true };
  let url: URL;
  try {
    // Without a base: what is no whole address of its own is not guessed at.
    url = new URL(href);
  } catch {
    return null;
  }
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? { href: url.href, isOwn: false } : null;
}

/** Whether an editor's picture is one that this site keeps. */
export const isOwnPicture = (href: string): boolean =>
  /^\/(?:pictures|uploads)\/[\w./-]+$/.test(href) && !href.includes('..');
