/** Reads a data folder's pid file to find the server that uses it, or used it when it was killed. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pidFile = (folder: string) => path.join(folder, 'postmaster.pid');

interface Postmaster {
  pid: number;
  ready: boolean;
}

/** Reads the server's pid file in its data folder. Returns undefined if there is none. */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(folder), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
}

/** Stops a server that outlived its parent process (kill -9), and removes a stale pid file. */
export async function recover(folder: string): Promise<void> {
  const left = await readPostmaster(folder);
  if (!left) return;
  if (await isServerOf(left.pid, folder)) await stopServer(left.pid);
  // The pid may now belong to another program, which PostgreSQL would mistake for a running server.
  await rm(pidFile(folder), { force: true });
}

async function isServerOf(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const home = await realpath(folder);
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined); // a server runs in its data folder
  if (workingFolder !== undefined) return workingFolder === home;
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isUnreaped(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns whether the process is a zombie: a killed process keeps its pid until its parent has reaped it. */
function isUnreaped(pid: number): boolean {
  try {
    // The state follows the program's name, which is in parentheses and may contain any character.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') ?? false;
  } catch {
    return false; // there is no /proc on this system
  }
}

/** Requests a fast shutdown, which rolls back open transactions, and forces one after ten seconds. */
export async function stopServer(pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // already gone
    }
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(20)) if (!isAlive(pid)) return;
  }
}
