/**
 * Where a spreadsheet may see the start of a formula, full-width signs and the apostrophes of an escaped one included
 * (promise S12): at the start of a text, and after a line break or a semicolon. Excel separates by semicolons where French
 * is set, and there it splits a quoted cell of our files at both.
 */
const formulaStart = /(?<=^|[\r\n;])(?='*[=+\-@＝＋－＠])|(?<=^)(?='*[\t\r\n])/gu;

/** An apostrophe that `safeCell` added. */
const escaped = /(?<=^|[\r\n;])'(?='*[=+\-@＝＋－＠])|(?<=^)'(?='*[\t\r\n])/gu;

/**
 * Escapes a text so that no spreadsheet runs it: each start of a formula gets an apostrophe, which spreadsheets do not show
 * at the start of a cell. Apostrophes in its place get another, so `plainCell` always restores the original.
 */
export const safeCell = (text: string): string => text.replaceAll(formulaStart, "'");

/** The inverse of `safeCell`, for a file that is imported again. */
export const plainCell = (cell: string): string => cell.replaceAll(escaped, '');
