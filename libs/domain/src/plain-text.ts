/**
 * Long enough for any summary. The patterns below read each character a few times at most, and no text slows them down.
 */
const longestRead = 2_000;

/**
 * Returns the words of an editor's Markdown, for a search engine's summary. Patterns remove the marks, because the
 * parser is larger than the page and is loaded only where the prose is shown.
 */
export function plainText(source: string): string {
  return (
    source
      .slice(0, longestRead)
      // Links and pictures are replaced by their text.
      .replaceAll(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
      // Line prefixes: headings, quotes, list items and code; and lines that contain only marks.
      .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)]) +/gm, '')
      .replaceAll(/^[ |:*_=`~-]+\w*$/gm, ' ')
      .replaceAll('|', ' ')
      // Emphasis and code marks at word edges; 3 * 4 and snake_case stay unchanged.
      .replaceAll(/(?<=\S)[*`~]+|[*`~]+(?=\S)|(?<![\p{L}\d])_+(?=\S)|(?<=\S)_+(?![\p{L}\d])/gu, '')
      // No-break spaces stay, because they bind French punctuation.
      .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
      .trim()
  );
}
