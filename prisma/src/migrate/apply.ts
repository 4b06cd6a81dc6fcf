import { toDriverError } from './driver-error.ts';
import type { Connection } from './connection.ts';
import { openEngine } from './engine.ts';
import { describeSqlError, MigrationError } from './failure.ts';
import type { Migration } from './folder.ts';

/**
 * Completes the migration's record in the same transaction as its statements; otherwise a process killed between the
 * two would leave finished work that counts as failed.
 */
const RECORD_AS_DONE = `
;UPDATE "_prisma_migrations" SET finished_at = now()
 WHERE finished_at IS NULL AND rolled_back_at IS NULL;`;

/**
 * Applies the missing migrations in order. `unfinished` names those that failed or that a killed process left behind;
 * PostgreSQL has rolled them back. Until that is recorded, the engine refuses to apply a corrected file.
 */
export async function applyMigrations(
  connection: Connection,
  folder: string,
  migrations: readonly Migration[],
  unfinished: readonly string[],
): Promise<string[]> {
  const scripts = new Set(migrations.map((migration) => migration.sql));
  let failed: { script: string; error: unknown } | undefined;
  const { engine, close } = await openEngine(connection, {
    runScript: async (pool, script) => {
      try {
        await pool.query(scripts.has(script) ? script + RECORD_AS_DONE : script);
      } catch (error) {
        failed = { script, error };
        throw toDriverError(error);
      }
    },
  });
  try {
    for (const migrationName of unfinished) await engine.markMigrationRolledBack({ migrationName });
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir: folder,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
        })),
      },
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (error) {
    const culprit = migrations.find((migration) => migration.sql === failed?.script);
    if (!culprit || !failed) throw new MigrationError(`The migrations could not be applied: ${messageOf(error)}`);
    throw new MigrationError(`Migration ${culprit.name} failed: ${describeSqlError(failed.error, culprit.sql)}`);
  } finally {
    engine.free();
    await close();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
