import type { ErrorCode, ImportRowWire, ImportWire, LocalText, RowProblem } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../database/index.js';
import type { CsvRow } from '../http/index.js';
import type { ImportColumns } from './columns.js';
import type { ImportTable } from './import-table.js';

/** The types of one importer, named together. */
export interface ImportTypes {
  /** What a row does: `create`, `update`, `keep`. A row with errors counts as `refused`, whatever its outcome. */
  outcome: string;
  /** What applying a row needs; it is stored as JSON between the check and the end. */
  plan: object;
  /** What is read once for the check of a whole file. */
  context: unknown;
  problem: RowProblem;
  /** Of `ImportStatus`, unless the importer has an enumeration of its own. */
  status: number;
  wire: object;
  rowWire: object;
}

export interface ImportRow<K extends ImportTypes> extends CsvRow {
  outcome: K['outcome'];
  /** Null for a row that cannot be applied. */
  plan: K['plan'] | null;
  /** Not empty: the row is refused. */
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

/** An import as a worker holds it. */
export interface LockedImport<K extends ImportTypes> {
  id: string;
  actorId: string | null;
  fileName: string;
  status: K['status'];
  totalRows: number;
  /** Rows that are through the present step. */
  doneRows: number;
}

export interface ImportRecord<K extends ImportTypes> extends LockedImport<K> {
  counts: Counts<K>;
  failure: LocalText | null;
  actor: { id: string; name: string } | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** An importer as data and functions. `docs/decisions/imports.md` has an example. */
export interface ImportDefinition<K extends ImportTypes> {
  /** Names its statements: `location-import`. */
  readonly kind: string;
  /** Its job, as the dashboard calls it when it failed. */
  readonly title: LocalText;
  /** The names of its jobs; `<kind>.run` and `<kind>.resume` when absent. */
  readonly jobs?: { readonly run: string; readonly resume: string };
  readonly table: ImportTable<K['status']>;
  readonly file: {
    /** The name of a file that has none. */
    readonly name: string;
    /** The code of a file that cannot be read as such a table. */
    readonly refusal: ErrorCode;
    /** Lower limits than `importCeilings`; more rows than these are refused with `refusal`, more bytes with 413. */
    readonly limits?: { readonly rows: number; readonly bytes: number };
  };
  readonly columns: (executor: Executor) => Promise<ImportColumns>;
  /** All outcomes, in the order in which they are counted. */
  readonly outcomes: readonly K['outcome'][];
  /** The outcomes that change something; without any such row there is nothing to confirm. */
  readonly changes: readonly K['outcome'][];
  /** Rows per transaction of the check, and their outcome until then; a short list is checked while it is uploaded. */
  readonly check: 'while uploading' | { readonly batch: number; readonly unchecked: K['outcome'] };
  /** How long rows are kept, in days, where they must not be kept for good. */
  readonly rowDays?: number;
  /** Lists rows in the order of the file; else the refused ones, which have to be looked at, come first. */
  readonly listsByLine?: true;
  /** Reads what the check of a whole file needs. */
  readonly prepare: (executor: Executor, rows: readonly CsvRow[], at: Date) => Promise<K['context']>;
  /** Compares rows with the data they are about, and returns each with its outcome. Changes no data. */
  readonly judge: (tx: Tx, rows: readonly CsvRow[], context: K['context'], importId: string) => Promise<JudgedRow<K>[]>;
  /** Refuses a confirmation by throwing. */
  readonly beforeApplying?: (tx: Tx, counts: Counts<K>) => Promise<void>;
  /** Rows per transaction: a crash repeats no more than these. */
  readonly batch: number;
  /**
   * Applies a batch of rows and returns what became of each. A row that can no longer be applied is returned with an error; an
   * error that is thrown undoes the batch. Rows that are not returned stay as they are.
   */
  readonly apply: (tx: Tx, rows: readonly PlannedRow<K>[], of: LockedImport<K>, at: Date) => Promise<AppliedRow<K>[]>;
  /** Runs after a batch was committed. */
  readonly afterBatch?: () => void;
  /** Runs in the transaction that finishes or fails the import. */
  readonly atEnd?: (tx: Tx, importId: string) => Promise<void>;
  /** The entry of an import that is done; it says the file's name and the counts, or what `after` makes of them. */
  readonly audit: {
    readonly action: string;
    readonly subjectType: string;
    readonly after?: (counts: Counts<K>) => object;
  };
  readonly present: (record: ImportRecord<K>, executor: Executor) => K['wire'] | Promise<K['wire']>;
  readonly presentRow: (row: ImportRow<K>) => K['rowWire'];
}

/** The wire type of an importer that has none of its own. */
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

export const presentImportRow = <K extends ImportTypes>({
  line,
  outcome,
  cells,
  errors,
}: ImportRow<K>): ImportRowWire<K['outcome']> => ({ line, outcome, cells, errors });
