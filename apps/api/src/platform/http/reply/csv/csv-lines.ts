import { stringify } from 'csv-stringify/sync';
import { safeCell } from './cells.js';

export type CsvValue = string | number | boolean | Date | null | undefined;

/**
 * A value as it stands in the file. A text that begins like a formula gets an apostrophe before it: a spreadsheet shows
 * the text and runs nothing. Numbers are numbers, negative ones too; instants are ISO in UTC.
 */
export function csvText(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return safeCell(value);
}

/** Lines of a file, each ended as RFC 4180 says. */
export function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return stringify(
    rows.map((row) => row.map(csvText)),
    { record_delimiter: '\r\n' },
  );
}

export const csvLine = (row: readonly CsvValue[]): string => csvLines([row]);
