/** Copies of the migrated database from which a mechanism was removed. */
import type { TestServer } from '@dronesoccer/devkit';
import { StartFailure } from '@dronesoccer/devkit';
import { withClient } from '../launch/database.ts';

/**
 * Lets `use` run tests whose databases are copies of a template that `sql` has changed.
 *
 * @throws StartFailure if PostgreSQL refuses the statement
 */
export async function withMutatedTemplate<T>(
  server: string,
  sql: string,
  use: (server: string) => Promise<T>,
): Promise<T> {
  const { template, ...address } = JSON.parse(server) as TestServer;
  const mutated = `${template}_${process.pid}_${(templateCount += 1)}`;
  const maintenance = { ...address, database: 'postgres' };
  const run = (statement: string) => withClient(maintenance, (client) => client.query(statement));
  await run(`CREATE DATABASE ${mutated} TEMPLATE ${template}`);
  try {
    await withClient({ ...address, database: mutated }, (client) => client.query(sql)).catch((error: unknown) => {
      throw new StartFailure(`${sql}: ${error instanceof Error ? error.message : String(error)}`);
    });
    return await use(JSON.stringify({ ...address, template: mutated } satisfies TestServer));
  } finally {
    await run(`DROP DATABASE IF EXISTS ${mutated} WITH (FORCE)`);
  }
}

let templateCount = 0;
