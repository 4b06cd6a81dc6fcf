/**
 * The PostgreSQL of a test run, in a separate process. It prints one line of JSON when the migrated template is ready,
 * and ends when its standard input closes, so it also ends if the run is killed.
 */
import { startOnCopyOf, startTestPostgres, usesContainer, type TestServer } from '@dronesoccer/devkit';
import { keptCluster, prepareTemplate, template } from './template.ts';

const server = usesContainer() ? await startTestPostgres() : await startOnCopyOf(await keptCluster());
let stopping: Promise<void> | undefined;
const stop = () => (stopping ??= server.stop().finally(() => process.exit()));
process.stdin.resume().on('end', () => void stop());
process.on('SIGINT', () => undefined); // Ctrl-C also reaches the run, which then closes our input
process.on('SIGTERM', () => void stop());

try {
  const { host, port, user, password } = server;
  if (usesContainer()) await prepareTemplate(server);
  console.log(JSON.stringify({ host, port, user, password, template } satisfies TestServer));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await server.stop();
  process.exit();
}
