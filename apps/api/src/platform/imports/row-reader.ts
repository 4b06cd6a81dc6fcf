import {
  type FieldName,
  fieldRules,
  type LocalText,
  normalizeField,
  type RowProblem,
  validateField,
} from '@dronesoccer/contracts';
import { type CsvRow, csvProblems } from '../http/index.js';

/** Reads the cells of a row and collects what is wrong with them. */
export class RowReader<Column extends string> {
  readonly errors: RowProblem[];

  constructor(private readonly row: CsvRow) {
    this.errors = row.hasTooMany ? [{ field: '', message: csvProblems.tooManyCells }] : [];
  }

  /** The trimmed text of a cell; empty where the file has no such column. */
  cell(column: Column): string {
    return (this.row.cells[column] ?? '').trim();
  }

  /** A cell by the rule of a field; null when it is refused. */
  field(column: Column, name: FieldName): string | null {
    const rule = fieldRules[name];
    const text = this.cell(column);
    const [en, fr] = [validateField(rule, text, 'en'), validateField(rule, text, 'fr')];
    return en === null || fr === null ? normalizeField(rule, text) : this.refuse(column, { en, fr });
  }

  refuse(column: Column | '', message: LocalText): null {
    this.errors.push({ field: column, message });
    return null;
  }
}

/** A row that names what an earlier row names already; applied one after the other, the later one would win unseen. */
export interface Repetition {
  field: string;
  /** The line that said it first. */
  first: number;
}

/** By the line of the later row. */
export type Repetitions = ReadonlyMap<number, Repetition>;

/** Rows whose cell in one of the columns an earlier row has too, whatever the case, by their lines. Empty cells are no repetition. */
export function findRepetitions(
  rows: readonly Pick<CsvRow, 'line' | 'cells'>[],
  columns: readonly string[],
): Repetitions {
  const found = new Map<number, Repetition>();
  for (const field of columns) {
    const seen = new Map<string, number>();
    for (const { line, cells } of rows) {
      const key = (cells[field] ?? '').trim().toLowerCase();
      if (key === '') continue;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, line);
      else if (!found.has(line)) found.set(line, { field, first });
    }
  }
  return found;
}
