/**
 * Limits the complexity of a Markdown text. The parser's work grows with the emphasis marks in a paragraph times its
 * length, with the length of a word that it tries as an email address, and with the number and the depth of lists and
 * quotes.
 */
export const markdownLimits = {
  /** The number of emphasis marks times the number of characters, summed over all paragraphs and list items. */
  emphasisWork: 2_500_000,
  /** The maximum number of characters in a word with an @. */
  addressMax: 600,
  /** The maximum number of nested lists and quotes that begin on one line. */
  depthMax: 8,
  /** The maximum number of spaces before a list or a quote. */
  indentMax: 40,
  /** The maximum number of lines that begin a list item or a quote. */
  markedLinesMax: 2_000,
} as const;

const { emphasisWork, addressMax, depthMax, indentMax, markedLinesMax } = markdownLimits;
const marker = String.raw`(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])`;
const markedLine = new RegExp(`^[ \\t]*${marker}`, 'gm');
const deepLine = new RegExp(`^(?:[ \\t]{0,8}${marker}){${depthMax + 1}}|^[ \\t]{${indentMax + 1},}${marker}`, 'm');
/** Matches a blank line, or the line end before a list item. Browsers send the lines of a multipart text with CRLF. */
const paragraphEnd = /\n[ \t]*\r?\n|\n(?=[ \t]*[*+-][ \t])/;

/**
 * Returns whether a Markdown text needs more work than a page or an email may cost. The caller refuses the text or
 * shows it unformatted.
 */
export function isComplexMarkdown(source: string): boolean {
  if (source.split(/\s+/).some((word) => word.length > addressMax && word.includes('@'))) return true;
  if (deepLine.test(source) || (source.match(markedLine)?.length ?? 0) > markedLinesMax) return true;
  let work = 0;
  for (const paragraph of source.split(paragraphEnd)) {
    work += (paragraph.match(/[*_~]/g)?.length ?? 0) * paragraph.length;
  }
  return work > emphasisWork;
}
