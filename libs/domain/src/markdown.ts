import { isComplexMarkdown } from '@dronesoccer/contracts';
import { lexer, type MarkedToken, type Tokens, walkTokens } from 'marked';

/** We add no extensions, so all tokens are Markdown's standard ones. */
export type MarkdownToken = MarkedToken;
export type { Tokens as MarkdownTokens } from 'marked';

/** Returns the tokens inside a token, or none. */
export const tokensIn = (token: object): MarkdownToken[] => (token as { tokens?: MarkdownToken[] }).tokens ?? [];

/**
 * Parses an editor's Markdown to a tree. The tree is never converted to HTML: the site renders it with React elements
 * and an email with escaped templates, so nothing that an editor (or someone who took over an editor's account) writes
 * can run (promise S9). A text that would be too expensive to parse, stored before such texts were refused, stays
 * unformatted.
 */
export function parseMarkdown(source: string): MarkdownToken[] {
  try {
    if (!isComplexMarkdown(source)) return lexer(source) as MarkdownToken[];
    return plainTokens(source);
  } catch {
    // The text is nested more deeply than any readable text.
    return plainTokens(source);
  }
}

function plainTokens(source: string): MarkdownToken[] {
  const text: Tokens.Text = { type: 'text', raw: source, text: source };
  return [{ type: 'paragraph', raw: source, text: source, tokens: [text] }];
}

/** Returns the links and pictures in an editor's Markdown, in order. */
export function referencesOf(source: string): { links: string[]; pictures: { href: string; alt: string }[] } {
  const links: string[] = [];
  const pictures: { href: string; alt: string }[] = [];
  void walkTokens(parseMarkdown(source), (token) => {
    if (token.type === 'link') links.push((token as Tokens.Link).href);
    if (token.type === 'image')
      pictures.push({ href: (token as Tokens.Image).href, alt: (token as Tokens.Image).text });
  });
  return { links, pictures };
}
