/**
 * The product of a browser run in a separate process, built if outdated, with its own database and the demo data. It
 * sends its address to the process that forked it, and ends with that process in any case. Started directly (`node
 * tools/src/test/product-server.ts`), it prints the address as one line, for quickly repeated runs.
 */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { freePort, openTestFolder, TEST_SERVER_VARIABLE, testDatabase } from '@dronesoccer/devkit';
import { buildWeb, webDist } from '../build/web.ts';
import { openProduct } from '../launch/product.ts';
import { printError, print, step } from '../launch/screen.ts';
import { startDatabaseServer } from './start-database-server.mjs';

const cleanups: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

async function close(): Promise<void> {
  for (const each of cleanups.splice(0).reverse()) await each();
  process.exit();
}
const stop = () => (stopping ??= close());

process.on('SIGINT', () => {
  // Ctrl-C also reaches the run, which then disconnects from us.
  if (!process.connected) void stop();
});
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());

async function open() {
  if (process.env[TEST_SERVER_VARIABLE] === undefined) {
    const server = await startDatabaseServer();
    cleanups.push(server.stop);
    process.env[TEST_SERVER_VARIABLE] = server.server;
  }
  const database = await testDatabase();
  cleanups.push(database.drop);
  const folder = await openTestFolder();
  cleanups.push(folder.remove);

  // Use a copy, so that a build in the meantime does not remove files that the browser needs.
  await step('Site built', buildWeb);
  const site = path.join(folder.path, 'site');
  await cp(webDist, site, { recursive: true });

  const port = await freePort();
  Object.assign(process.env, {
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    WEB_DIST: site,
    WEB_ORIGIN: `http://localhost:${port}`,
    // All users of a run share one network address.
    RATE_LIMIT_FACTOR: '1000',
    // The minimum cost, because many users sign in on cores that the browser needs.
    BCRYPT_COST: '4',
  });
  const product = await openProduct(
    {
      port,
      host: '127.0.0.1',
      dataFolder: path.join(folder.path, 'data'),
      databaseUrl: database.url,
      seedDemo: true,
      apiOptions: [],
    },
    print,
  );
  cleanups.push(product.stop);
  void product.api.ended.then((how) => {
    if (stopping === undefined) printError(`The API ended ${how}.`);
  });
  return { origin: product.origin, databaseUrl: database.url, logFile: product.logFile };
}

try {
  const address = await open();
  if (process.send) process.send(address);
  else console.log(JSON.stringify(address));
} catch (error) {
  printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
  await stop();
}
