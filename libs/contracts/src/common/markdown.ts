/**
 * How complex a Markdown text may be. The parser's work grows with the emphasis marks of a paragraph times its length, with
 * the length of a word that it tries as an email address, and with the number and the depth of lists and quotes.
 */
export const markdownLimits = {
  /** Emphasis marks times characters, over all paragraphs and list items. */
  emphasisWork: 2_500_000,
  /** Characters of a word with an @. */
  addressMax: 600,
  /** Lists and quotes that begin on one line, one inside the other. */
  depthMax: 8,
  /** Blanks before a list or a quote. */
  indentMax: 40,
  /** Lines that begin a list item or a quote. */
  markedLinesMax: 2_000,
} as const;

const { emphasisWork, addressMax, depthMax, indentMax, markedLinesMax } = markdownLimits;
const marker = String.raw`(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])`;
const markedLine = new RegExp(`^[ \\t]*${marker}`, 'gm');
const deepLine = new RegExp(`^(?:[ \\t]{0,8}${marker}){${depthMax + 1}}|^[ \\t]{${indentMax + 1},}${marker}`, 'm');
/** A blank line, or the end of the line before a list item. Browsers send the lines of a multipart text with CRLF. */
const paragraphEnd = /\n[ \t]*\r?\n|\n(?=[ \t]*[*+-][ \t])/;

/** Whether a Markdown text takes more work than a page or an email may cost. Such a text is refused, or shown unformatted. */
export function isComplexMarkdown(source: string): boolean {
  if (source.split(/\s+/).some((word) => word.length > addressMax && word.includes('@'))) return true;
  if (deepLine.test(source) || (source.match(markedLine)?.length ?? 0) > markedLinesMax) return true;
  let work = 0;
  for (const paragraph of source.split(paragraphEnd)) {
    work += (paragraph.match(/[*_~]/g)?.length ?? 0) * paragraph.length;
  }
  return work > emphasisWork;
}
