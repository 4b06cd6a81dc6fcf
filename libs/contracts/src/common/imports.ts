import type { LocalText } from './locales.ts';
import type { ImportStatus } from './team-enums.ts';

/**
 * The upper limits of all importers; a larger file is refused with 413. They are separate from `limits`, which every
 * visitor downloads.
 */
export const importMaximums = { bytes: 20_000_000, rows: 100_000 } as const;

/** The reason why a row is refused. */
export interface RowProblem {
  /** The column; empty if the problem concerns the whole row. */
  field: string;
  message: LocalText;
}

/** The default wire type of an import. */
export interface ImportWire<Outcome extends string, Status extends number = ImportStatus> {
  id: string;
  fileName: string;
  status: Status;
  totalRows: number;
  /** The number of rows that have completed the current step. */
  doneRows: number;
  /** The number of rows by outcome: expected until the rows are applied, actual afterwards. */
  counts: Record<Outcome | 'refused', number>;
  /** The reason why the whole import failed; null otherwise. */
  failure: LocalText | null;
  /** The person who imported the file; null if the account was deleted. */
  actor: { id: string; name: string } | null;
  createdAt: string;
  finishedAt: string | null;
}

export interface ImportRowWire<Outcome extends string> {
  /** The line in the file. Line 1 is the heading. */
  line: number;
  outcome: Outcome | 'refused';
  /** The original cells, by column. */
  cells: Record<string, string>;
  /** The reasons why the row is refused. */
  errors: RowProblem[];
}

/** Returns the names of an importer's calls: `coupons.imports.admin.upload` for `coupons.imports`. */
export const importCallNames = <const Name extends string>(name: Name) =>
  ({
    upload: `${name}.admin.upload`,
    list: `${name}.admin.list`,
    get: `${name}.admin.get`,
    rows: `${name}.admin.rows`,
    refused: `${name}.admin.refused`,
    confirm: `${name}.admin.confirm`,
  }) as const;
