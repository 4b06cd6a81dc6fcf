import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { at, root } from '../workspace.ts';

export interface Child {
  readonly process: ChildProcess;
  /** Resolves with the reason when the process ends. */
  readonly ended: Promise<string>;
  /** Asks the process to finish its work, and kills it after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

interface ChildOptions {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** A file for the output; by default it goes to our own terminal. */
  logFile?: string;
}

/**
 * Starts one of our long-running Node programs in a separate process group, so that we control the order in which
 * Ctrl-C stops the programs.
 */
export async function startChild({ args, env, cwd = root, logFile }: ChildOptions): Promise<Child> {
  const log = logFile === undefined ? undefined : await open(logFile, 'a', 0o600);
  const output = log?.fd ?? 'inherit';
  const child = spawn(process.execPath, ['--import', at('tools/src/launch/stop-with-parent.ts'), ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) =>
    signal === null ? `with code ${code}` : `by ${signal}`,
  );
  await log?.close();
  return {
    process: child,
    ended,
    async stop(graceMs = 20_000) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended.finally(() => clearTimeout(insist));
    },
  };
}

/** Waits for a 2xx response. Returns false if the program ended first or did not respond in time. */
export async function answers(url: string, child: Child, timeoutMs = 60_000): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(50)) {
    if (child.process.exitCode !== null || child.process.signalCode !== null) return false;
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (reply?.ok) return true;
  }
  return false;
}

export async function lastLines(file: string, count = 12): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
