import { ImportStatus } from '@dronesoccer/contracts';

/** The database value of each status. An importer without CHECKING checks a file during the upload. */
interface ImportStatuses<Status extends number> {
  readonly CHECKING?: Status;
  readonly READY: Status;
  readonly APPLYING: Status;
  readonly DONE: Status;
  readonly FAILED: Status;
}

/**
 * The tables in which an importer keeps its imports and their rows. All values are names and SQL of the database, never
 * input from an API caller. A table of imports has `id`, `actor_id`, `file_name`, `status`, `total_rows`, `done_rows`,
 * `failure`, `failed_tries`, `created_at` and `finished_at`; a table of rows has `import_id`, `line` and `errors`.
 */
export interface ImportTable<Status extends number> {
  readonly imports: string;
  readonly rows: string;
  /** The importer's value of `imports.kind`, if importers share the table. */
  readonly kind?: string;
  readonly statuses: ImportStatuses<Status>;
  /**
   * The columns that store the counts, each as SQL over `n.counts`, a JSON object. Empty if rows are counted on each
   * read.
   */
  readonly storedCounts: Readonly<Record<string, string>>;
  /** The counts as a JSON object, as SQL over an import `i`. */
  readonly counts: string;
  /** The column of `rows` that holds the outcome. */
  readonly outcome: string;
  /** The other columns of `rows`, each as SQL over a row `j (cells, has_too_many, plan)`. */
  readonly stored: Readonly<Record<string, string>>;
  /** True if `rows` has the column `created_at`, by which old rows are deleted. */
  readonly datesRows: boolean;
  /** The SQL that reads each value from a row `r`. */
  readonly read: { readonly cells: string; readonly hasTooMany: string; readonly plan: string };
}

/** Returns the tables that importers share. */
export const sharedTable = (kind: string): ImportTable<ImportStatus> => ({
  imports: 'imports',
  rows: 'import_rows',
  kind,
  statuses: ImportStatus,
  storedCounts: { counts: 'n.counts' },
  counts: 'i.counts',
  outcome: 'outcome',
  stored: { cells: 'j.cells', has_too_many: 'j.has_too_many', plan: 'j.plan' },
  datesRows: true,
  read: { cells: 'r.cells', hasTooMany: 'r.has_too_many', plan: 'r.plan' },
});

/** Returns the SQL for the outcome of a row `r`, or for `refused` if the row has errors. */
export const kindOfRow = ({ outcome }: Pick<ImportTable<number>, 'outcome'>): string =>
  `CASE WHEN r.errors = '[]' THEN r.${outcome} ELSE 'refused' END`;

/** Returns the status of a file that a job checks. */
export function checkingOf<Status extends number>({ imports, statuses }: ImportTable<Status>): Status {
  if (statuses.CHECKING === undefined) throw new Error(`Files in ${imports} are checked while they are uploaded`);
  return statuses.CHECKING;
}
