/**
 * Matches each place where a spreadsheet may see the start of a formula, including full-width characters and the
 * apostrophes of an escaped formula (promise S12): at the start of a text, and after a line break or a semicolon. In a
 * French locale, Excel separates by semicolons and splits a quoted cell of our files at both.
 */
const formulaStart = /(?<=^|[\r\n;])(?='*[=+\-@＝＋－＠])|(?<=^)(?='*[\t\r\n])/gu;

/** Matches an apostrophe that `safeCell` added. */
const addedApostrophe = /(?<=^|[\r\n;])'(?='*[=+\-@＝＋－＠])|(?<=^)'(?='*[\t\r\n])/gu;

/**
 * Escapes a text so that no spreadsheet runs it: each start of a formula gets an apostrophe, which spreadsheets hide at
 * the start of a cell. An existing apostrophe there gets another, so `plainCell` always restores the original.
 */
export const safeCell = (text: string): string => text.replaceAll(formulaStart, "'");

/** The inverse of `safeCell`, for a file that is imported again. */
export const plainCell = (cell: string): string => cell.replaceAll(addedApostrophe, '');
