import type { Executor, Slice, Tx } from '../database/index.js';
import type { CsvRow } from '../http/index.js';
import type { AppliedRow, ImportDefinition, ImportRow, ImportTypes } from './import-definition.js';
import { kindOfRow } from './import-table.js';

/** The number of rows per statement. */
const rowsAtOnce = 1_000;

/** The SQL statements for the rows of one importer's imports. */
export class ImportRowQueries<K extends ImportTypes> {
  private readonly columns: string;

  constructor(private readonly definition: Pick<ImportDefinition<K>, 'kind' | 'table' | 'listsByLine'>) {
    const { outcome, read } = definition.table;
    this.columns = `r.line, r.${outcome} AS outcome, ${read.cells} AS cells, ${read.hasTooMany} AS "hasTooMany",
      ${read.plan} AS plan, r.errors`;
  }

  async insert(tx: Tx, id: string, rows: readonly ImportRow<K>[], at: Date): Promise<void> {
    for (let first = 0; first < rows.length; first += rowsAtOnce) {
      await this.insertSome(tx, id, rows.slice(first, first + rowsAtOnce), at);
    }
  }

  /** Returns the next rows of the current step, in file order. */
  next(tx: Tx, id: string, done: number, limit: number): Promise<ImportRow<K>[]> {
    return tx.query(
      `SELECT ${this.columns} FROM ${this.definition.table.rows} r WHERE r.import_id = $1::uuid
       ORDER BY r.line LIMIT $3 OFFSET $2`,
      [id, done, limit],
      this.name('next'),
    );
  }

  all(executor: Executor, id: string): Promise<CsvRow[]> {
    const { rows, read } = this.definition.table;
    return executor.query(
      `SELECT r.line, ${read.cells} AS cells, ${read.hasTooMany} AS "hasTooMany" FROM ${rows} r
       WHERE r.import_id = $1::uuid ORDER BY r.line`,
      [id],
      this.name('cells'),
    );
  }

  /**
   * Lists rows in the order that the importer chose.
   *
   * @param wanted.show lists only rows with this outcome, or only refused rows
   * @param wanted.field lists only rows with an error in this column
   */
  async list(
    executor: Executor,
    id: string,
    wanted: { show?: K['outcome'] | 'refused'; field?: string },
    { limit, offset }: Slice,
  ): Promise<{ rows: ImportRow<K>[]; total: number }> {
    const from = `FROM ${this.definition.table.rows} r WHERE r.import_id = $1::uuid
      AND ($2::text IS NULL OR ${kindOfRow(this.definition.table)} = $2) AND ($3::jsonb IS NULL OR r.errors @> $3)`;
    const { show = null, field } = wanted;
    const order = this.definition.listsByLine ? 'r.line' : `r.errors = '[]', r.line`;
    const params = [id, show, field === undefined ? null : JSON.stringify([{ field }])];
    const [rows, [all]] = await Promise.all([
      executor.query<ImportRow<K>>(`SELECT ${this.columns} ${from} ORDER BY ${order} LIMIT $4 OFFSET $5`, [
        ...params,
        limit,
        offset,
      ]),
      executor.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, params),
    ]);
    return { rows, total: all?.total ?? 0 };
  }

  /** The statement that selects the refused rows of import $1. */
  get refused(): string {
    return `SELECT ${this.columns} FROM ${this.definition.table.rows} r
      WHERE r.import_id = $1::uuid AND r.errors <> '[]' ORDER BY r.line`;
  }

  /** Saves the results of the check. */
  async saveJudged(tx: Tx, id: string, rows: readonly ImportRow<K>[]): Promise<void> {
    const { rows: table, outcome, stored } = this.definition.table;
    const set = Object.entries(stored).map(([column, sql]) => `${column} = ${sql}`);
    await tx.query(
      `UPDATE ${table} r SET ${outcome} = j.outcome, errors = j.errors, ${set.join(', ')} FROM ${unnestedRows}
       WHERE r.import_id = $1::uuid AND r.line = j.line`,
      [id, ...columnsOf(rows)],
      this.name('judged'),
    );
  }

  /** Saves the outcomes of applied rows. */
  async saveApplied(tx: Tx, id: string, rows: readonly AppliedRow<K>[]): Promise<void> {
    const { rows: table, outcome } = this.definition.table;
    await tx.query(
      `UPDATE ${table} r SET ${outcome} = j.outcome, errors = j.errors
       FROM unnest($2::int[], $3::text[], $4::jsonb[]) AS j (line, outcome, errors)
       WHERE r.import_id = $1::uuid AND r.line = j.line`,
      [
        id,
        rows.map(({ line }) => line),
        rows.map((row) => row.outcome),
        rows.map(({ errors }) => JSON.stringify(errors)),
      ],
      this.name('outcomes'),
    );
  }

  private async insertSome(tx: Tx, id: string, rows: readonly ImportRow<K>[], at: Date): Promise<void> {
    const { rows: table, outcome, stored, datesRows } = this.definition.table;
    const added = { [outcome]: 'j.outcome', errors: 'j.errors', ...stored, ...(datesRows && { created_at: 't.at' }) };
    await tx.query(
      `INSERT INTO ${table} (import_id, line, ${Object.keys(added).join(', ')})
       SELECT $1::uuid, j.line, ${Object.values(added).join(', ')}
       FROM ${unnestedRows} CROSS JOIN (SELECT $8::timestamptz AS at) t`,
      [id, ...columnsOf(rows), at],
      this.name('rows'),
    );
  }

  private name(statement: string): string {
    return `${this.definition.kind}-${statement}`;
  }
}

const unnestedRows = `unnest($2::int[], $3::text[], $4::jsonb[], $5::bool[], $6::jsonb[], $7::jsonb[])
  AS j (line, outcome, cells, has_too_many, plan, errors)`;

const columnsOf = <K extends ImportTypes>(rows: readonly ImportRow<K>[]): unknown[] => [
  rows.map(({ line }) => line),
  rows.map((row) => row.outcome),
  rows.map(({ cells }) => JSON.stringify(cells)),
  rows.map(({ hasTooMany }) => hasTooMany),
  rows.map(({ plan }) => plan && JSON.stringify(plan)),
  rows.map(({ errors }) => JSON.stringify(errors)),
];
