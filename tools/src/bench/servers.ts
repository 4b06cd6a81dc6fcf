// The two compared servers, each a separate process on the same Postgres.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { freePort } from '@dronesoccer/devkit';
import { heapOptions } from '../build/api.ts';
import { at } from '../workspace.ts';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  /** The seconds from the start until the first response. */
  readonly readySeconds: number;
  stop(): Promise<void>;
  /** Kills the process like a power cut. */
  kill(): Promise<void>;
}

/** Random secrets for one run, shared by its processes; they sign access tokens and webhooks. */
export interface BenchSecrets {
  readonly jwt: string;
  readonly webhook: string;
  readonly tokenPepper: string;
  readonly passwordPepper: string;
}

export const makeSecrets = (): BenchSecrets => ({
  jwt: randomBytes(32).toString('hex'),
  webhook: randomBytes(32).toString('hex'),
  tokenPepper: randomBytes(32).toString('hex'),
  passwordPepper: randomBytes(32).toString('hex'),
});

/** On a busy machine the first start on a fresh database takes many times the two seconds of a quiet one. */
const READY_WITHIN_MS = 180_000;

const startServer = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  isReady: (port: number, output: string) => Promise<boolean>,
  cwd = at(),
): Promise<RunningServer> => {
  const port = Number(environment['PORT']) || (await freePort());
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env['PATH'], ...environment, PORT: String(port), HOST: '127.0.0.1' },
    // Reading the log of every request would cost the benchmark more than some requests.
    stdio: ['ignore', environment['ROLES'] === 'worker' ? 'pipe' : 'ignore', 'pipe'],
  });
  let errorOutput = '';
  let output = '';
  let isStarted = false;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    if (!isStarted) output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const started = Date.now();
  const deadline = started + READY_WITHIN_MS;
  while (!(await isReady(port, output).catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      const seconds = Math.round((Date.now() - started) / 1_000);
      throw new Error(`${args.join(' ')} was not ready after ${seconds} s:\n${errorOutput}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  isStarted = true;
  return {
    pid: child.pid ?? 0,
    port,
    readySeconds: (Date.now() - started) / 1_000,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/** Starts the built product, by default only its HTTP server, with high rate limits and otherwise as in production. */
export const startOurs = (
  databaseUrl: string,
  secrets: BenchSecrets,
  folder: string,
  profile: string | null = null,
  settings: Readonly<Record<string, string>> = {},
  /** The checkout whose build is started. */
  root = at(),
): Promise<RunningServer> =>
  startServer(
    [...(profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]), ...heapOptions, 'apps/api/dist/main.js'],
    {
      DATABASE_URL: databaseUrl,
      UPLOADS_DIR: folder,
      NODE_ENV: 'production',
      ROLES: 'http',
      WEB_ORIGIN: 'http://localhost:3000',
      JWT_SECRET: secrets.jwt,
      TOKEN_PEPPER: secrets.tokenPepper,
      PASSWORD_PEPPERS: `bench:${secrets.passwordPepper}`,
      PAYMENT_PROVIDER: 'sandbox',
      SANDBOX_WEBHOOK_SECRET: secrets.webhook,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'bench@dronesoccer.test',
      RATE_LIMIT_FACTOR: '1000000',
      // Lets callers choose their network.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      ...settings,
    },
    async (port, output) =>
      settings['ROLES'] === 'worker'
        ? output.includes('"msg":"started"')
        : (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok,
    root,
  );

export const startBare = (databaseUrl: string): Promise<RunningServer> =>
  startServer(
    ['tools/src/bench/bare-server.ts'],
    { DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    async (port) => (await fetch(`http://127.0.0.1:${port}/list?page=1`)).ok,
  );
