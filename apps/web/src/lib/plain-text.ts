/** As much as any summary needs: the patterns below read each sign a few times at most, and no text makes them read for long. */
const longestRead = 2_000;

/**
 * The words of an editor's Markdown, for what a search engine shows of it. Its marks are taken off by patterns: the parser
 * weighs more than the page it would do this for, and comes only where the prose is read.
 */
export function plainText(source: string): string {
  return (
    source
      .slice(0, longestRead)
      // Links and pictures: what they say, not where they lead.
      .replaceAll(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
      // What begins a line: headings, quotes, list items, code; and lines of signs alone.
      .replaceAll(/^ {0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)]) +/gm, '')
      .replaceAll(/^[ |:*_=`~-]+\w*$/gm, ' ')
      .replaceAll('|', ' ')
      // Emphasis and code, at a word: 3 * 4 and snake_case stay as they are.
      .replaceAll(/(?<=\S)[*`~]+|[*`~]+(?=\S)|(?<![\p{L}\d])_+(?=\S)|(?<=\S)_+(?![\p{L}\d])/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
