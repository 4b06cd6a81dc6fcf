/** Supports tests of a migration's effect on rows that the previous version has written. */
import { emptyTestDatabase, type TestDatabase } from './test-database.ts';

/** `migrate` of `@dronesoccer/prisma/migrate`, passed in because the devkit must not depend on the migrations. */
type Migrate = (
  connection: Pick<TestDatabase, 'host' | 'port' | 'user' | 'password' | 'database'>,
  options?: { before?: string },
) => Promise<string[]>;

export interface DatabaseAtVersion extends TestDatabase {
  /** Applies the migration and all later ones. Returns their names. */
  migrateFurther: () => Promise<string[]>;
}

/**
 * Creates an empty database with every migration before the named one (with or without its timestamp:
 * `picture_references`). Fill it as the previous version would have, call `migrateFurther`, inspect the rows, and drop
 * it at the end. Builders and seeds write for the newest schema, so these tests write rows in SQL.
 *
 * @throws if there is no such migration, and outside `npm test`.
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
