import type { LocalText } from './locales.ts';
import type { ImportStatus } from './team-enums.ts';

/** The most that any importer takes; a larger file is refused with 413. Apart from `limits`, which every visitor downloads. */
export const importCeilings = { bytes: 20_000_000, rows: 100_000 } as const;

/** Why a row is refused. */
export interface RowProblem {
  /** The column; empty for the row as a whole. */
  field: string;
  message: LocalText;
}

/** An imported file, as importers answer unless they have a wire type of their own. */
export interface ImportWire<Outcome extends string, Status extends number = ImportStatus> {
  id: string;
  fileName: string;
  status: Status;
  totalRows: number;
  /** Rows that are through the present step. */
  doneRows: number;
  /** What the rows would do, and once they are applied: what they did. */
  counts: Record<Outcome | 'refused', number>;
  /** Why it failed as a whole; null otherwise. */
  failure: LocalText | null;
  /** Who imported it; null when the account is gone. */
  actor: { id: string; name: string } | null;
  createdAt: string;
  finishedAt: string | null;
}

export interface ImportRowWire<Outcome extends string> {
  /** In the file, counted from 1 with its heading. */
  line: number;
  outcome: Outcome | 'refused';
  /** As they stand in the file, by column. */
  cells: Record<string, string>;
  /** Why it is refused. */
  errors: RowProblem[];
}
