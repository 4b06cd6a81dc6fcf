import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@dronesoccer/devkit';

/** The built API, in a process of its own: races are real only between processes that share nothing but the database. */
export interface ApiProcess {
  readonly origin: string;
  /** As a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The build that `npm test` makes; `API_ENTRY` names another. */
const entry = process.env['API_ENTRY'] ?? path.join(__dirname, '../../dist/main.js');
const startTimeoutMs = 60_000;

export async function startApiProcess(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: { PATH: process.env['PATH'], ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The API did not start: ${errors.join('')}`);
    }
    await sleep(50);
  }
  return {
    origin,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/health/ready`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
