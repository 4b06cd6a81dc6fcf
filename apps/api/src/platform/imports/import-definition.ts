import type { ErrorCode, ImportRowWire, ImportStatus, ImportWire, LocalText, RowProblem } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../database/index.js';
import type { CsvRow } from '../http/index.js';
import type { ImportColumns } from './columns.js';
import { type ImportTable, sharedTable } from './import-table.js';
import type { DuplicateRows } from './row-reader.js';

/** The types of one importer. */
export interface ImportTypes {
  /**
   * The effect of a row, such as `create`, `update` or `keep`. A row with errors counts as `refused`, whatever its
   * outcome.
   */
  outcome: string;
  /** The data that applying a row needs. It is stored as JSON between the check and the end of the import. */
  plan: object;
  /** The data that is read once to check a whole file. */
  context: unknown;
  problem: RowProblem;
  /** A value of `ImportStatus`, unless the importer has a separate enumeration. */
  status: number;
  wire: object;
  rowWire: object;
}

/** The types of an importer with the shared tables and the default wire types. */
export interface ImportTypesOf<
  Outcome extends string,
  Plan extends object,
  Context = DuplicateRows,
> extends ImportTypes {
  outcome: Outcome;
  plan: Plan;
  context: Context;
  status: ImportStatus;
  wire: ImportWire<Outcome>;
  rowWire: ImportRowWire<Outcome>;
}

export interface ImportRow<K extends ImportTypes> extends CsvRow {
  outcome: K['outcome'];
  /** Null if the row cannot be applied. */
  plan: K['plan'] | null;
  /** The row is refused if this is not empty. */
  errors: K['problem'][];
}

export type JudgedRow<K extends ImportTypes> = Pick<ImportRow<K>, 'line' | 'outcome' | 'plan' | 'errors'>;
export type AppliedRow<K extends ImportTypes> = Pick<ImportRow<K>, 'line' | 'outcome' | 'errors'>;

/** A row that passed the check. */
export interface PlannedRow<K extends ImportTypes> {
  line: number;
  outcome: K['outcome'];
  plan: K['plan'];
}

export type Counts<K extends ImportTypes> = Record<K['outcome'] | 'refused', number>;

/** An import as a worker reads it under a lock. */
export interface LockedImport<K extends ImportTypes> {
  id: string;
  actorId: string | null;
  fileName: string;
  status: K['status'];
  totalRows: number;
  /** The number of rows that have completed the current step. */
  doneRows: number;
}

export interface ImportRecord<K extends ImportTypes> extends LockedImport<K> {
  counts: Counts<K>;
  failure: LocalText | null;
  actor: { id: string; name: string } | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** An importer as data and functions. `docs/development.md` has an example. */
export interface ImportDefinition<K extends ImportTypes> {
  /** The prefix of the importer's statement names, such as `location-import`. */
  readonly kind: string;
  /** The name of the importer's job, which the dashboard shows if the job fails. */
  readonly title: LocalText;
  /** The path of the dashboard's page for these imports, to which an email about a failure leads. */
  readonly page: `/dashboard/${string}`;
  /** The names of the importer's jobs; `<kind>.run` and `<kind>.resume` by default. */
  readonly jobs?: { readonly run: string; readonly resume: string };
  readonly table: ImportTable<K['status']>;
  readonly file: {
    /** The default name of a file without a name. */
    readonly name: string;
    /** The error code for a file that cannot be read as a table with these columns. */
    readonly refusal: ErrorCode;
    /** Limits below `importMaximums`. More rows are refused with `refusal`, more bytes with 413. */
    readonly limits?: { readonly rows: number; readonly bytes: number };
  };
  readonly columns: (executor: Executor) => Promise<ImportColumns>;
  /** All outcomes, in the order in which they are counted. */
  readonly outcomes: readonly K['outcome'][];
  /** The outcomes that change data. If no row has such an outcome, there is nothing to confirm. */
  readonly changes: readonly K['outcome'][];
  /**
   * The number of rows per transaction of the check, and the outcome of an unchecked row. A short list is checked
   * during the upload.
   */
  readonly check: 'while uploading' | { readonly batch: number; readonly unchecked: K['outcome'] };
  /** The number of days that rows are kept, if they must not be kept forever. */
  readonly rowDays?: number;
  /** Lists rows in file order. By default, refused rows come first because they need attention. */
  readonly listsByLine?: true;
  /** Reads the data that the check of a whole file needs. */
  readonly prepare: (executor: Executor, rows: readonly CsvRow[], at: Date) => Promise<K['context']>;
  /** Compares rows with the existing data and returns the outcome of each, without changing that data. */
  readonly judge: (tx: Tx, rows: readonly CsvRow[], context: K['context'], importId: string) => Promise<JudgedRow<K>[]>;
  /** Throws an error to refuse a confirmation. */
  readonly beforeApplying?: (tx: Tx, counts: Counts<K>) => Promise<void>;
  /** The number of rows per transaction. A crash repeats at most this many. */
  readonly batch: number;
  /**
   * Applies a batch of rows and returns the outcome of each. A row that can no longer be applied is returned with an
   * error; a thrown error rolls back the batch. Rows that are not returned keep their outcome.
   */
  readonly apply: (tx: Tx, rows: readonly PlannedRow<K>[], of: LockedImport<K>, at: Date) => Promise<AppliedRow<K>[]>;
  /** Runs after a batch has been committed. */
  readonly afterBatch?: () => void;
  /** Runs in the transaction that finishes or fails the import. */
  readonly atEnd?: (tx: Tx, importId: string) => Promise<void>;
  /**
   * The audit entry of a completed import. It contains the file name and either the counts or the result of `after`.
   */
  readonly audit: {
    readonly action: string;
    readonly subjectType: string;
    readonly after?: (counts: Counts<K>) => object;
  };
  readonly present: (record: ImportRecord<K>, executor: Executor) => K['wire'] | Promise<K['wire']>;
  readonly presentRow: (row: ImportRow<K>) => K['rowWire'];
}

/** Presents an import as the default wire type. */
export const presentImport = <K extends ImportTypes>({
  actorId: _,
  createdAt,
  finishedAt,
  ...rest
}: ImportRecord<K>): ImportWire<K['outcome'], K['status']> => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

const presentImportRow = <K extends ImportTypes>({
  line,
  outcome,
  cells,
  errors,
}: ImportRow<K>): ImportRowWire<K['outcome']> => ({ line, outcome, cells, errors });

/** Returns the parts of a definition that importers with the shared tables and the default wire types have in common. */
export const sharedImport = (kind: string) => ({
  kind,
  table: sharedTable(kind),
  present: presentImport,
  presentRow: presentImportRow,
});
