/**
 * The PostgreSQL of a test run, in a process of its own: prints one line of JSON when the migrated template stands, and
 * ends with its standard input. So it also ends when the run is killed.
 */
import { startTestPostgres, type TestServer } from '@dronesoccer/devkit';
import { migrate } from '@dronesoccer/prisma/migrate';
import { seedReference } from '@dronesoccer/prisma/seed';
import { withClient } from '../launch/database.ts';

const template = 'template_dronesoccer';

const server = await startTestPostgres();
let stopping: Promise<void> | undefined;
const stop = () => (stopping ??= server.stop().finally(() => process.exit()));
process.stdin.resume().on('end', () => void stop());
process.on('SIGINT', () => undefined); // Ctrl-C reaches the run as well, which then closes our input
process.on('SIGTERM', () => void stop());

try {
  const { host, port, user, password } = server;
  const maintenance = { host, port, user, password, database: 'postgres' };
  await withClient(maintenance, (client) => client.query(`CREATE DATABASE ${template}`));
  await migrate({ ...maintenance, database: template });
  await withClient({ ...maintenance, database: template }, (client) => seedReference(client));
  await withClient(maintenance, (client) => client.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`));
  console.log(JSON.stringify({ host, port, user, password, template } satisfies TestServer));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await server.stop();
  process.exit();
}
