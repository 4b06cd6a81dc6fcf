/**
 * What a spreadsheet takes for the start of a formula, full-width signs included (promise S12), or the apostrophe that
 * escapes one.
 */
const startsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Escapes a text so that no spreadsheet runs it: what looks like a formula gets an apostrophe, which spreadsheets do not
 * show. A text that starts with an apostrophe gets another, so `plainCell` always restores the original.
 */
export const safeCell = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

/** The inverse of `safeCell`, for a file that is imported again. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
