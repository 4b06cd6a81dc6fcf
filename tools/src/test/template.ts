/** The database template for each test file: migrated, with the reference data and the tables of the job queue. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { keepCluster, type TestPostgres } from '@dronesoccer/devkit';
import { makeWhenStale } from '../build/stale.ts';
import { at, fingerprint } from '../workspace.ts';

export const template = 'template_dronesoccer';

const keptFolder = at('node_modules/.cache/dronesoccer/test-cluster');

/** Returns the data folder with the template, which is rebuilt when any of its sources has changed. */
export async function keptCluster(): Promise<string> {
  await makeWhenStale({
    name: 'test-cluster.made',
    fingerprint: () =>
      fingerprint(
        at('prisma'),
        at('libs/contracts/src'),
        at('libs/domain/src'),
        at('libs/devkit/src'),
        at('tools/src/test/template.ts'),
        at('package-lock.json'),
      ),
    result: `${keptFolder}/postgres/PG_VERSION`,
    make: () => keepCluster(keptFolder, prepareTemplate),
  });
  return keptFolder;
}

/** Imports the migrations only when needed, because most runs find the template ready. */
export async function prepareTemplate({ host, port, user, password }: TestPostgres): Promise<void> {
  const [{ migrate }, { seedReference }, { withClient }, jobTables] = await Promise.all([
    import('@dronesoccer/prisma/migrate'),
    import('@dronesoccer/prisma/seed'),
    import('../launch/database.ts'),
    tablesOfJobs(),
  ]);
  const maintenance = { host, port, user, password, database: 'postgres' };
  await withClient(maintenance, (client) => client.query(`CREATE DATABASE ${template}`));
  await migrate({ ...maintenance, database: template });
  await withClient({ ...maintenance, database: template }, async (client) => {
    await seedReference(client);
    await client.query(jobTables);
  });
  await withClient(maintenance, (client) => client.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`));
}

/**
 * In production the API's first start creates these tables; two hundred starts would each spend a tenth of a second on
 * it.
 */
async function tablesOfJobs(): Promise<string> {
  const path = createRequire(at('apps/api/package.json')).resolve('pg-boss');
  const { getConstructionPlans } = (await import(pathToFileURL(path).href)) as {
    getConstructionPlans: (schema: string) => string;
  };
  return getConstructionPlans('pgboss');
}
