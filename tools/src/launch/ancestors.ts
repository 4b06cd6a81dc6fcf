import { readFile } from 'node:fs/promises';

const LOOK_EVERY_MS = 400;

/**
 * Calls back when the npm that started this process has ended. npm runs a script through a shell, which neither
 * forwards a signal nor survives one for long; without this function, `kill` on `npm start` would leave the product
 * running unnoticed.
 */
export function onceAbandoned(abandoned: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return; // started directly, without npm
  const shell = process.ppid;
  let npm: number | undefined;
  const timer = setInterval(() => {
    void parentOf(shell).then((parent) => {
      npm ??= parent;
      if (process.ppid === shell && parent === npm) return;
      clearInterval(timer);
      abandoned();
    });
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Returns undefined if there is no /proc or the process has ended. */
async function parentOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  return parent === undefined ? undefined : Number(parent);
}
