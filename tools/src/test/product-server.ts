/**
 * The product of a browser run, in a process of its own: built when stale, on a database of its own, with the demo in it.
 * Sends where it is to the process that forked it, and ends with that process, however that ends. Started by hand
 * (`node tools/src/test/product-server.ts`) it prints the same as one line, for runs that follow one another quickly.
 */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { freePort, openTestFolder, TEST_SERVER_VARIABLE, testDatabase } from '@dronesoccer/devkit';
import { buildWeb, webDist } from '../build/web.ts';
import { openProduct } from '../launch/product.ts';
import { printError, print, step } from '../launch/screen.ts';
import { startDatabaseServer } from './start-database-server.mjs';

const closing: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

async function close(): Promise<void> {
  for (const each of closing.splice(0).reverse()) await each();
  process.exit();
}
const stop = () => (stopping ??= close());

process.on('SIGINT', () => {
  // Ctrl-C reaches the run as well, which then lets go of us.
  if (!process.connected) void stop();
});
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());

async function open() {
  if (process.env[TEST_SERVER_VARIABLE] === undefined) {
    const server = await startDatabaseServer();
    closing.push(server.stop);
    process.env[TEST_SERVER_VARIABLE] = server.server;
  }
  const database = await testDatabase();
  closing.push(database.drop);
  const folder = await openTestFolder();
  closing.push(folder.remove);

  // A copy, so that a build made meanwhile does not take the files away from under the browser.
  await step('Site built', buildWeb);
  const site = path.join(folder.path, 'site');
  await cp(webDist, site, { recursive: true });

  const port = await freePort();
  Object.assign(process.env, {
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    WEB_DIST: site,
    WEB_ORIGIN: `http://localhost:${port}`,
    // Everybody in a run shares one network address.
    RATE_LIMIT_FACTOR: '1000',
    // The least there is: many sign in, on cores that the browser wants.
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
  closing.push(product.stop);
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
