/**
 * `npm run dev` runs the product from its sources. The client reloads in the browser; the API restarts after a change.
 */
import { existsSync, watch } from 'node:fs';
import { freePort } from '@dronesoccer/devkit';
import { apiEntry, buildApi, heapOptions } from '../build/api.ts';
import { viteCli } from '../build/web.ts';
import { at } from '../workspace.ts';
import { answers, startChild, type Child } from './child.ts';
import { migrateDatabase } from './database.ts';
import { apiEnvironment, readSettings, type LaunchSettings } from './environment.ts';
import { runUntilStopped } from './lifetime.ts';
import { printError, print, step, welcome } from './screen.ts';
import { claim, openServices, type Services } from './services.ts';

/** Changes come in bursts: a save, a formatter, a branch switch. */
const QUIET_MS = 150;

const watchedFolders = ['apps/api/src', 'libs/contracts/src', 'libs/domain/src', 'prisma/schema', 'prisma/migrations'];

runUntilStopped(async (stopping, fail) => {
  const settings = readSettings(process.env, process.argv.slice(2));
  const services = await openServices(await claim(settings), settings, print);
  try {
    await step('API built', buildApi);
    stopping.throwIfAborted();
    const apiPort = await freePort(settings.port + 1);
    const api = await startWatchedApi(services, settings, apiPort);
    const client = await startClient(settings, apiPort);
    void client.ended.then((how) => fail(`Vite ended ${how}.`));
    const origin = `http://localhost:${settings.port}`;
    if (!(await answers(`http://127.0.0.1:${settings.port}/`, client))) fail('Vite does not answer.');
    welcome({ origin, mailbox: true, demo: settings.seedDemo, dataFolder: settings.dataFolder });
    return async () => {
      await Promise.all([api.stop(), client.stop()]);
      await services.stop();
    };
  } catch (error) {
    await services.stop();
    throw error;
  }
});

function startClient(settings: LaunchSettings, apiPort: number): Promise<Child> {
  const { host, port } = settings;
  return startChild({
    args: [viteCli(), '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    cwd: at('apps/web'),
    env: { ...process.env, API_PORT: String(apiPort), WEB_PORT: String(port) },
  });
}

/** Rebuilds and restarts the API after each change. A failed build leaves the running API in place. */
async function startWatchedApi(services: Services, settings: LaunchSettings, port: number) {
  const env = apiEnvironment({
    secrets: services.folder.secrets,
    databaseUrl: services.database.url,
    smtpUrl: services.mail.smtpUrl,
    mailboxUrl: services.mail.mailboxUrl,
    uploads: services.folder.file('uploads'),
    cache: services.folder.file('cache'),
    origin: `http://localhost:${settings.port}`,
    host: '127.0.0.1',
    port,
  });
  const args = [...heapOptions, ...settings.apiOptions, apiEntry];
  const ready = `http://127.0.0.1:${port}/health/ready`;
  let child = await startChild({ args, env });
  let stopped = false;
  if (!(await answers(ready, child))) printError('The API does not start: it is tried again after the next change.');

  const restart = async () => {
    try {
      await migrateDatabase(services.database, print);
      await buildApi();
    } catch (error) {
      return printError(error instanceof Error ? error.message : String(error));
    }
    if (stopped) return;
    await child.stop(3000);
    child = await startChild({ args, env });
    print(
      (await answers(ready, child))
        ? 'API restarted'
        : 'The API does not start: it is tried again after the next change.',
    );
  };

  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const watchers = watchedFolders
    .filter((folder) => existsSync(at(folder)))
    .map((folder) =>
      watch(at(folder), { recursive: true }, (_event, file) => {
        if (!file || /generated\/|\.spec\.ts$|~$|\.swp$/.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          work = work.then(restart);
        }, QUIET_MS);
      }),
    );
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await work;
      await child.stop();
    },
  };
}
