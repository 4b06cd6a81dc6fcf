/** Migrates a database to the state that `prisma/migrations` describes. */
import pg from 'pg';
import { applyMigrations } from './migrate/apply.ts';
import type { Connection } from './migrate/connection.ts';
import { MigrationError } from './migrate/failure.ts';
import { withoutLimits } from './migrate/session-limits.ts';
import { migrationsFolder, readMigrations, sameScript, type Migration } from './migrate/folder.ts';

export { connectionFromUrl, urlFromConnection, type Connection } from './migrate/connection.ts';
export { MigrationError } from './migrate/failure.ts';
export { joinedSchema, schemaDifference } from './migrate/difference.ts';
export { limitSessions, withoutLimits } from './migrate/session-limits.ts';
export { migrationsFolder, snapshotFile } from './migrate/folder.ts';

interface MigrateOptions {
  /** Called with a line for each notable event: waiting for another process, a migration applied. */
  log?: (line: string) => void;
  /** The folder with the migrations; by default the repository's own. */
  folder?: string;
  /**
   * Stops before this migration, named with or without its timestamp. Tests use it to check a migration's effect on
   * older rows.
   */
  before?: string;
}

/** An arbitrary number that no other advisory lock of the product uses. */
const LOCK = 7_203_118_402;

/**
 * Applies the missing migrations and returns their names. It is safe to call from several processes at once: one does
 * the work, the others wait and find nothing to do, which takes two short queries.
 *
 * @throws MigrationError if a migration fails (it is rolled back, and a corrected file is applied at the next start),
 * if a file was edited after it had been applied, or if there is no migration called `before`
 */
export async function migrate(connection: Connection, options: MigrateOptions = {}): Promise<string[]> {
  const { log = () => undefined, folder = migrationsFolder } = options;
  const migrations = earlierThan(options.before, await readMigrations(folder));
  const guard = new pg.Client({ ...connection, application_name: 'dronesoccer migrate', options: withoutLimits });
  await guard.connect();
  try {
    const before = await readHistory(guard);
    if (isUpToDate(migrations, before)) return [];

    await takeLock(guard, log);
    const history = await readHistory(guard);
    if (isUpToDate(migrations, history)) return [];
    const applied = await applyMigrations(connection, folder, migrations, unfinishedMigrations(history));
    for (const name of applied) log(`Migration ${name} applied.`);
    return applied;
  } finally {
    await guard.end(); // releases the lock
  }
}

function earlierThan(before: string | undefined, migrations: readonly Migration[]): readonly Migration[] {
  if (before === undefined) return migrations;
  const end = migrations.findIndex(({ name }) => name === before || name.replace(/^\d+_/, '') === before);
  if (end < 0) throw new MigrationError(`There is no migration ${before}.`);
  return migrations.slice(0, end);
}

interface HistoryRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
  rolled_back_at: Date | null;
}

async function readHistory(client: pg.Client): Promise<HistoryRow[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS exists`,
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<HistoryRow>(
    'SELECT migration_name, checksum, finished_at, rolled_back_at FROM "_prisma_migrations" ORDER BY started_at',
  );
  return rows;
}

const unfinishedMigrations = (history: readonly HistoryRow[]) =>
  history.filter((row) => !row.finished_at && !row.rolled_back_at).map((row) => row.migration_name);

/** Rows without a file in the folder are ignored, because an older program must still start on a newer schema. */
function isUpToDate(migrations: readonly Migration[], history: readonly HistoryRow[]): boolean {
  const applied = new Map(
    history.filter((row) => row.finished_at && !row.rolled_back_at).map((row) => [row.migration_name, row.checksum]),
  );
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum !== undefined && !sameScript(migration, checksum)) {
      throw new MigrationError(
        `Migration ${migration.name} was edited after it had been applied to this database. ` +
          `Restore ${migration.file} and put the change in a new migration.`,
      );
    }
  }
  return migrations.every((migration) => applied.has(migration.name));
}

async function takeLock(client: pg.Client, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
  if (rows[0]?.taken) return;
  log('Waiting for another process that is migrating this database.');
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
}
