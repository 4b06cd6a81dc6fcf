import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { ErrorCode, LocalText } from '@dronesoccer/contracts';
import { CsvError, parse } from 'csv-parse';
import { AppError, type FieldError } from '../../../errors/index.js';
import { plainCell } from '../../reply/csv/index.js';
import { brokenAtRow, csvProblems, tooManyRows } from './csv-problems.js';

export interface CsvRow {
  /** The line number as in a spreadsheet: the heading is 1. */
  line: number;
  /** The cells by column. */
  cells: Record<string, string>;
  /** True if there are cells beyond the last heading. */
  hasTooMany: boolean;
}

interface CsvTerms {
  /** The error code for a file that cannot be imported. */
  refusal: ErrorCode;
  maxRows: number;
  /** The code for a file with too many rows, by default `refusal`. */
  tooManyRows?: ErrorCode;
  /** Returns the column for a heading, or null if the heading is unknown. */
  columnOf: (heading: string) => string | null;
  /** A file without any of these columns is rejected with the message. */
  needs: { oneOf: readonly string[]; message: LocalText };
}

interface Refusal {
  code?: ErrorCode | undefined;
  cause?: unknown;
}

const maxRecordBytes = 200_000;

/**
 * Reads an uploaded table: UTF-8, with or without a byte order mark, its cells separated by commas, by semicolons (as
 * French spreadsheets do) or by tabs (as on the clipboard). Empty rows are skipped but still counted. The whole file is
 * read at once, because the caller has limited its size.
 *
 * @throws AppError the refusal code in `terms` if the file is not such a table
 */
export async function readCsv(path: string, terms: CsvTerms): Promise<CsvRow[]> {
  const refused = (message: LocalText, { code = terms.refusal, cause }: Refusal = {}): AppError =>
    new AppError(code, { errors: [{ field: 'file', message }], cause });
  const content = await readFile(path);
  // A wrong encoding would silently corrupt every accent. Postgres cannot store a NUL byte, and no text needs one.
  if (!isUtf8(content) || content.includes(0)) throw refused(csvProblems.notUtf8);
  const text = content.toString('utf8').replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const parser = parse(text, {
    delimiter,
    // On the clipboard, a quotation mark within a cell is not escaped.
    relax_quotes: delimiter === '\t',
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: maxRecordBytes,
  });
  const rows: CsvRow[] = [];
  let columns: string[] | null = null;
  let line = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      line++;
      if (columns === null) {
        columns = columnsIn(record, terms, refused);
      } else if (record.some((cell) => cell.trim() !== '')) {
        if (rows.length === terms.maxRows) throw refused(tooManyRows(terms.maxRows), { code: terms.tooManyRows });
        rows.push(rowOf(columns, record, line));
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? refused(brokenAtRow(line + 1), { cause: error }) : error;
  } finally {
    parser.destroy();
  }
  if (columns === null || rows.length === 0) throw refused(csvProblems.noRows);
  return rows;
}

/** Returns the delimiter that splits the first line into the most headings; no heading contains a delimiter. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r\n|\r|\n/, 1);
  const parts = (delimiter: string): number => heading.split(delimiter).length;
  return [';', '\t'].reduce((best, each) => (parts(each) > parts(best) ? each : best), ',');
}

function columnsIn(
  record: readonly string[],
  { refusal, columnOf, needs }: CsvTerms,
  refused: (message: LocalText) => AppError,
): string[] {
  const headings = record.map((cell) => plainCell(cell).trim());
  // Spreadsheets often leave empty columns at the end.
  while (headings.at(-1) === '') headings.pop();
  const columns = headings.map(columnOf);
  const errors = columns.flatMap((column, index): FieldError[] => {
    const heading = headings[index] ?? '';
    if (column === null) return [{ field: heading || `#${index + 1}`, message: csvProblems.unknownColumn }];
    return columns.indexOf(column) === index ? [] : [{ field: heading, message: csvProblems.columnTwice }];
  });
  if (errors.length > 0) throw new AppError(refusal, { errors });
  const known = columns.flatMap((column) => column ?? []);
  if (!needs.oneOf.some((column) => known.includes(column))) throw refused(needs.message);
  return known;
}

function rowOf(columns: readonly string[], record: readonly string[], line: number): CsvRow {
  const cells = Object.fromEntries(
    columns.map((column, index) => [column, plainCell(record[index] ?? '').replaceAll('\r\n', '\n')]),
  );
  const hasTooMany = record.slice(columns.length).some((cell) => cell.trim() !== '');
  return { line, cells, hasTooMany };
}
