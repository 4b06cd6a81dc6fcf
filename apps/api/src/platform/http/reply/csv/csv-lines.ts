import { stringify } from 'csv-stringify/sync';
import { safeCell } from './cells.js';

export type CsvValue = string | number | boolean | Date | null | undefined;

/**
 * Returns a value as written to the file. A text that looks like a formula is escaped with an apostrophe, so that a
 * spreadsheet shows it and runs nothing. Numbers stay numbers, including negative ones; instants are ISO 8601 in UTC.
 */
export function csvText(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return safeCell(value);
}

/**
 * Returns the lines of a file, each terminated as RFC 4180 requires. Every cell that a reader could split is quoted,
 * including one with a bare line break, a semicolon or a tab, because some spreadsheets also split there.
 */
export function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return stringify(
    rows.map((row) => row.map(csvText)),
    { record_delimiter: '\r\n', quote_record_delimiter: true, quoted_match: /[;\t]/ },
  );
}

export const csvLine = (row: readonly CsvValue[]): string => csvLines([row]);
