import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@dronesoccer/devkit';

const run = promisify(execFile);

/** The built API in a separate process. Races are real only between processes that share nothing but the database. */
export interface ApiProcess {
  readonly origin: string;
  /** Kills the process as a power cut would. */
  kill(): Promise<void>;
  /** Stops the process gracefully, and resolves with the exit code. */
  stop(): Promise<number | null>;
}

const root = path.join(__dirname, '../../../..');
let built: Promise<string> | undefined;

/**
 * Returns the program to start. A full `npm test` builds it in parallel with the unit tests and passes its path. A
 * partial run builds it here if it has changed, because most test files never start it as a process.
 */
export const builtApi = (): Promise<string> => (built ??= apiEntry ? Promise.resolve(apiEntry) : build());
const apiEntry = process.env['API_ENTRY'];

async function build(): Promise<string> {
  await run(process.execPath, [path.join(root, 'tools/src/build/build.ts'), 'api']);
  return path.join(root, 'apps/api/dist/main.js');
}

const startTimeoutMs = 240_000;

export async function startApiProcess(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
  for (let tries = 1; ; tries++) {
    const started = await startOn(await freePort(), environment);
    if (typeof started !== 'string') return started;
    // Another process took the port between our check and the API's start.
    if (tries === 5 || !started.includes('EADDRINUSE')) throw new Error(`The API did not start: ${started}`);
  }
}

/** The built API as a worker, which answers no requests. */
export async function startWorkerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<Omit<ApiProcess, 'origin'>> {
  let hasStarted = false;
  const settings = { ...environment, ROLES: 'worker', LOG_LEVEL: 'info' };
  const { child, failure } = await start(
    settings,
    () => Promise.resolve(hasStarted),
    (line) => {
      hasStarted ||= line.includes('"msg":"started"');
    },
  );
  if (failure !== null) throw new Error(`The worker did not start: ${failure}`);
  return handleOf(child);
}

/** Returns the process, or its error output if it ended instead of starting. */
async function startOn(port: number, environment: Readonly<Record<string, string>>): Promise<ApiProcess | string> {
  // An origin known only to this process. Another API may have taken the port, and would answer as well.
  const site = `http://${randomUUID()}.test`;
  const settings = { ...environment, CORS_ORIGINS: site, PORT: String(port), HOST: '127.0.0.1' };
  const { child, failure } = await start(settings, () => isReady(port, site));
  return failure ?? { origin: `http://127.0.0.1:${port}`, ...handleOf(child) };
}

/** @param onOutput receives what the process writes to its log; by default, the log is discarded */
async function start(
  environment: Readonly<Record<string, string>>,
  hasStarted: () => Promise<boolean>,
  onOutput?: (text: string) => void,
): Promise<{ child: ChildProcess; failure: string | null }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', await builtApi()], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  const ended = once(child, 'close');
  const deadline = Date.now() + startTimeoutMs;
  while (!(await hasStarted())) {
    if (Date.now() > deadline) child.kill('SIGKILL');
    if (child.exitCode !== null || child.signalCode !== null) {
      await ended;
      return { child, failure: errors.join('') || 'it gave no reason' };
    }
    await sleep(50);
  }
  return { child, failure: null };
}

const handleOf = (child: ChildProcess): Omit<ApiProcess, 'origin'> => ({
  kill: async () => void (await end(child, 'SIGKILL')),
  stop: () => end(child, 'SIGTERM'),
});

function isReady(port: number, site: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/health/ready', headers: { origin: site } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 && answer.headers['access-control-allow-origin'] === site);
    });
    request.on('error', () => resolve(false));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
