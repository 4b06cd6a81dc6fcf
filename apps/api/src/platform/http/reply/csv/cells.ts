/**
 * What a spreadsheet takes for the beginning of a formula, full-width signs too (promise S12), or for the sign that
 * keeps one from being taken for it.
 */
const startsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A text that no spreadsheet runs: what looks like a formula gets an apostrophe before it, which spreadsheets do not
 * show. What has one already gets another, so that `plainCell` can always take back exactly what was added.
 */
export const safeCell = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

/** The inverse of `safeCell`, for a file that comes back. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
