/** For tests of what a migration does to the rows that the version before it has written. */
import { emptyTestDatabase, type TestDatabase } from './test-database.ts';

/** `migrate` of `@dronesoccer/prisma/migrate`, handed in because the devkit stands below the migrations. */
export type Migrate = (
  connection: Pick<TestDatabase, 'host' | 'port' | 'user' | 'password' | 'database'>,
  options?: { before?: string },
) => Promise<string[]>;

export interface DatabaseAtVersion extends TestDatabase {
  /** Applies the migration and all that follow it; gives their names. */
  migrateFurther: () => Promise<string[]>;
}

/**
 * An empty database with every migration that comes before the named one (with or without its time:
 * `picture_references`). Fill it as the version before would have, call `migrateFurther`, look at the rows, and drop it
 * at the end. Builders and seeds write for the newest schema; here rows are written in SQL.
 *
 * @throws when there is no such migration, and outside `npm test`.
 */
export async function databaseAtVersion(before: string, migrate: Migrate): Promise<DatabaseAtVersion> {
  const database = await emptyTestDatabase();
  const { host, port, user, password, database: name } = database;
  const connection = { host, port, user, password, database: name };
  try {
    await migrate(connection, { before });
  } catch (error) {
    await database.drop();
    throw error;
  }
  return { ...database, migrateFurther: () => migrate(connection) };
}
