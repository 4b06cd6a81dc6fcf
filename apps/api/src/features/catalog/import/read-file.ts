import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { limits } from '@dronesoccer/contracts';
import { CsvError, parse } from 'csv-parse';
import { AppError, type FieldError } from '../../../platform/errors/index.js';
import { plainCell } from '../../../platform/http/index.js';
import { brokenAtRow, importProblems } from './import-problems.js';

export interface FileRow {
  /** As spreadsheets number them: the heading is 1. */
  line: number;
  /** By heading. */
  cells: Record<string, string>;
  /** Cells beyond the last heading. */
  hasTooMany: boolean;
}

export interface ProductFile {
  headings: string[];
  rows: FileRow[];
}

const maxRecordBytes = 200_000;

/**
 * Reads a file of products: UTF-8, with or without a byte order mark, its cells parted by commas or, as spreadsheets do
 * in French, by semicolons. Empty rows are passed over and still counted.
 *
 * @throws IMPORT_002 when it is no such file
 */
export async function readProductFile(path: string, isKnown: (heading: string) => boolean): Promise<ProductFile> {
  const text = await readUtf8(path);
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: maxRecordBytes,
  });
  const rows: FileRow[] = [];
  let headings: string[] | null = null;
  let line = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      line++;
      if (headings === null) {
        headings = headingsOf(record, isKnown);
      } else if (record.some((cell) => cell.trim() !== '')) {
        if (rows.length === limits.productImport.rows) throw refused(importProblems.tooManyRows);
        rows.push(rowOf(headings, record, line));
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? refused(brokenAtRow(line + 1), error) : error;
  } finally {
    parser.destroy();
  }
  if (headings === null || rows.length === 0) throw refused(importProblems.noRows);
  return { headings, rows };
}

/** The file is small by its limit; a wrong encoding would quietly spoil every accent, so it is refused. */
async function readUtf8(path: string): Promise<string> {
  const content = await readFile(path);
  // Postgres holds no NUL byte, and no text has a use for one.
  if (!isUtf8(content) || content.includes(0)) throw refused(importProblems.notUtf8);
  return content.toString('utf8').replace(/^\uFEFF/, '');
}

/** Whichever parts the headings, which hold neither themselves. */
function delimiterOf(text: string): ',' | ';' {
  const [heading = ''] = text.split(/\r?\n/, 1);
  return heading.split(';').length > heading.split(',').length ? ';' : ',';
}

function headingsOf(record: readonly string[], isKnown: (heading: string) => boolean): string[] {
  const headings = record.map((cell) => plainCell(cell).trim());
  // Spreadsheets like to leave empty columns at the end.
  while (headings.at(-1) === '') headings.pop();
  const errors = headings.flatMap((heading, index): FieldError[] => {
    if (!isKnown(heading)) return [{ field: heading || `#${index + 1}`, message: importProblems.unknownColumn }];
    return headings.indexOf(heading) === index ? [] : [{ field: heading, message: importProblems.columnTwice }];
  });
  if (errors.length > 0) throw new AppError('IMPORT_002', { errors });
  if (!['id', 'slug', 'name_en'].some((key) => headings.includes(key))) throw refused(importProblems.noKey);
  return headings;
}

function rowOf(headings: readonly string[], record: readonly string[], line: number): FileRow {
  const cells = Object.fromEntries(
    headings.map((heading, index) => [heading, plainCell(record[index] ?? '').replaceAll('\r\n', '\n')]),
  );
  const hasTooMany = record.slice(headings.length).some((cell) => cell.trim() !== '');
  return { line, cells, hasTooMany };
}

const refused = (message: FieldError['message'], cause?: unknown): AppError =>
  new AppError('IMPORT_002', { errors: [{ field: 'file', message }], cause });
