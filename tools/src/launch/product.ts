/** The whole product on this machine, for `npm start` and the browser tests. */
import { StartFailure } from '@dronesoccer/devkit';
import { apiEntry, buildApi, heapOptions } from '../build/api.ts';
import { buildWeb, webDist } from '../build/web.ts';
import { answers, lastLines, startChild, type Child } from './child.ts';
import { apiEnvironment, type LaunchSettings } from './environment.ts';
import { step } from './screen.ts';
import { claim, openServices, type Services } from './services.ts';

export interface Product {
  origin: string;
  services: Services;
  logFile: string;
  api: Child;
  stop: () => Promise<void>;
}

export async function openProduct(
  settings: LaunchSettings,
  print: (line: string) => void,
  stopping: AbortSignal = new AbortController().signal,
): Promise<Product> {
  const origin = process.env['WEB_ORIGIN'] || `http://localhost:${settings.port}`;
  const opening = openServices(await claim(settings), settings, print);
  // Building takes longest on a fresh clone, so the database is created in parallel.
  const builds = [step('API built', buildApi)];
  // If WEB_DIST names a folder to serve, the site is already built.
  if (!process.env['WEB_DIST']) builds.push(step('Site built', buildWeb));
  const [services] = await settle(opening, ...builds);
  try {
    stopping.throwIfAborted();
    const logFile = services.folder.file('logs', 'api.log');
    const api = await startApi(settings, services, origin, logFile);
    return { origin, services, logFile, api, stop: () => api.stop().then(services.stop) };
  } catch (error) {
    await services.stop();
    throw error;
  }
}

async function startApi(settings: LaunchSettings, services: Services, origin: string, logFile: string): Promise<Child> {
  const { host, port } = settings;
  const api = await startChild({
    args: [...heapOptions, ...settings.apiOptions, apiEntry],
    logFile,
    env: apiEnvironment({
      secrets: services.folder.secrets,
      databaseUrl: services.database.url,
      smtpUrl: services.mail.smtpUrl,
      mailboxUrl: services.mail.mailboxUrl,
      uploads: services.folder.file('uploads'),
      cache: services.folder.file('cache'),
      ...{ host, port, origin, webDist },
    }),
  });
  if (await answers(`http://127.0.0.1:${port}/health/ready`, api)) return api;
  await api.stop();
  throw new StartFailure(`The API did not start. The end of ${logFile}:\n${await lastLines(logFile)}`);
}

/** Waits for all parts; if one fails, everything that was opened is closed again. */
async function settle(opening: Promise<Services>, ...builds: Promise<void>[]): Promise<[Services]> {
  const results = await Promise.allSettled([opening, ...builds]);
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return [await opening];
  await opening.then((services) => services.stop()).catch(() => undefined);
  throw failed.reason;
}
