import { type FieldRule, type LocalText, normalizeField, type RowProblem, validateField } from '@dronesoccer/contracts';
import { type CsvRow, csvProblems } from '../http/index.js';

/** Reads the cells of a row and collects their errors. */
export class RowReader<Column extends string> {
  readonly errors: RowProblem[];

  constructor(private readonly row: CsvRow) {
    this.errors = row.hasTooMany ? [{ field: '', message: csvProblems.tooManyCells }] : [];
  }

  /** Returns the trimmed text of a cell, or an empty string if the file lacks the column. */
  cell(column: Column): string {
    return (this.row.cells[column] ?? '').trim();
  }

  /** Returns a cell, or its cleaned text, normalized by a field's rule; null if the rule refuses it. */
  field(column: Column, rule: FieldRule, text = this.cell(column)): string | null {
    const [en, fr] = [validateField(rule, text, 'en'), validateField(rule, text, 'fr')];
    return en === null || fr === null ? normalizeField(rule, text) : this.refuse(column, { en, fr });
  }

  refuse(column: Column | '', message: LocalText): null {
    this.errors.push({ field: column, message });
    return null;
  }
}

/**
 * A row that names the same thing as an earlier row. If both were applied in turn, the later one would silently win.
 */
export interface DuplicateRow {
  field: string;
  /** The line of the first such row. */
  first: number;
}

/** The duplicates, by the line of the later row. */
export type DuplicateRows = ReadonlyMap<number, DuplicateRow>;

/**
 * Returns the rows that repeat an earlier row's cell in one of the columns, ignoring case, by line. Empty cells do not
 * count. `keyOf` maps different spellings of one value to the same key.
 */
export function findDuplicateRows(
  rows: readonly Pick<CsvRow, 'line' | 'cells'>[],
  columns: readonly string[],
  keyOf: (cell: string, column: string) => string = (cell) => cell,
): DuplicateRows {
  const found = new Map<number, DuplicateRow>();
  for (const field of columns) {
    const seen = new Map<string, number>();
    for (const { line, cells } of rows) {
      const cell = (cells[field] ?? '').trim().toLowerCase();
      if (cell === '') continue;
      const key = keyOf(cell, field);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, line);
      else if (!found.has(line)) found.set(line, { field, first });
    }
  }
  return found;
}
