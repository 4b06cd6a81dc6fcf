import { ImportStatus } from '@dronesoccer/contracts';

/** The number of each status in the database; an importer without CHECKING checks a file while it is uploaded. */
export interface ImportStatuses<Status extends number> {
  readonly CHECKING?: Status;
  readonly READY: Status;
  readonly APPLYING: Status;
  readonly DONE: Status;
  readonly FAILED: Status;
}

/**
 * Where an importer keeps its imports and their rows. Names and SQL of the database, never from a caller of the API. A table
 * of imports has `id`, `actor_id`, `file_name`, `status`, `total_rows`, `done_rows`, `failure`, `failed_tries`, `created_at` and
 * `finished_at`; a table of rows has `import_id`, `line` and `errors`.
 */
export interface ImportTable<Status extends number> {
  readonly imports: string;
  readonly rows: string;
  /** Its value of `imports.kind`, where importers share a table. */
  readonly kind?: string;
  readonly statuses: ImportStatuses<Status>;
  /** The columns that hold the counts, each as SQL over `n.counts`, a JSON object; empty where rows are counted anew each time. */
  readonly storedCounts: Readonly<Record<string, string>>;
  /** The counts as a JSON object, as SQL over an import `i`. */
  readonly counts: string;
  /** The column of `rows` that holds the outcome. */
  readonly outcome: string;
  /** The other columns of `rows`, each as SQL over a row `j (cells, has_too_many, plan)`. */
  readonly stored: Readonly<Record<string, string>>;
  /** Whether `rows` has `created_at`, by which old rows are deleted. */
  readonly datesRows: boolean;
  /** SQL over a row `r`. */
  readonly read: { readonly cells: string; readonly hasTooMany: string; readonly plan: string };
}

/** The tables that importers share. */
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

/** The outcome of a row `r`, or `refused`. */
export const kindOfRow = ({ outcome }: Pick<ImportTable<number>, 'outcome'>): string =>
  `CASE WHEN r.errors = '[]' THEN r.${outcome} ELSE 'refused' END`;

/** The status of a file that a job checks. */
export function checkingOf<Status extends number>({ imports, statuses }: ImportTable<Status>): Status {
  if (statuses.CHECKING === undefined) throw new Error(`Files in ${imports} are checked while they are uploaded`);
  return statuses.CHECKING;
}
