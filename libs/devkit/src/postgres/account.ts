/**
 * PostgreSQL refuses to run as root. If root starts it, PostgreSQL runs under an ordinary account, otherwise under the
 * caller's.
 */
import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../failure.ts';

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns the account to run under, or undefined if no change is needed: the owner of an existing data folder, then
 * `postgres`, then `nobody`.
 */
export async function chooseAccount(dataFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const account = lookUp(name);
    if (account) return account;
  }
  throw new StartFailure(
    'PostgreSQL cannot run as root, and there is no account "nobody" to run it under: start as another user.',
  );
}

function lookUp(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * Starts a program under the account. If the project is in a closed folder (`/root`), an ordinary account cannot even
 * reach the program. The program then keeps the capability to enter closed folders, and none of root's other rights.
 */
export async function spawnAs(
  account: Account | undefined,
  needed: readonly string[],
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<ChildProcess> {
  if (!account) return spawn(command, args, options);
  const reachable = (await Promise.all(needed.map((file) => canReach(account, file)))).every(Boolean);
  if (reachable) return spawn(command, args, { ...options, ...account });
  const privileges = setprivArguments(account);
  if (!canSetPrivileges(privileges)) {
    throw new StartFailure(
      `PostgreSQL cannot run as root, and other accounts cannot enter ${path.dirname(needed[0] ?? command)}: ` +
        'move the project to a folder that others may enter (for example below /srv), or start as another user.',
    );
  }
  return spawn('setpriv', [...privileges, '--', command, ...args], options);
}

/** Returns the arguments for setpriv. The secure bit is for access(2), which otherwise ignores the capability. */
function setprivArguments({ uid, gid }: Account): string[] {
  return [
    ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups'],
    ...['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override', '--securebits', '+no_setuid_fixup'],
  ];
}

/** Returns whether setpriv works. Containers may lack the program, or the right to pass on the capability. */
function canSetPrivileges(privileges: readonly string[]): boolean {
  try {
    execFileSync('setpriv', [...privileges, '--', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function canReach(account: Account, file: string): Promise<boolean> {
  const shift = (owner: Account) => (owner.uid === account.uid ? 6 : owner.gid === account.gid ? 3 : 0);
  for (let place = path.resolve(file); ; place = path.dirname(place)) {
    const found = await stat(place).catch(() => undefined);
    if (found && ((found.mode >> shift(found)) & 1) === 0) return false;
    if (place === path.dirname(place)) return true;
  }
}
