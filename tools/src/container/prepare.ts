/** The first container of docker compose: it writes the settings for the other containers and exits. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { StartFailure } from '@dronesoccer/devkit/failure';
import { containerSettings, type Settings } from './container-settings.ts';

const folder = process.env['SETTINGS_DIR'] ?? '/settings';
const file = path.join(folder, 'settings.env');

try {
  const kept = await readFile(file, 'utf8').catch(() => null);
  const settings = containerSettings(process.env, kept === null ? null : (parseEnv(kept) as Settings));
  await mkdir(folder, { recursive: true });
  const password = settings['POSTGRES_PASSWORD'] ?? '';
  // The accounts of the database and of its pooler must read the password; only the image's account may read everything
  // else.
  await replace(path.join(folder, 'postgres-password'), password, 0o644);
  await replace(
    path.join(folder, 'pgbouncer-accounts.txt'),
    `"dronesoccer" "${password.replaceAll('"', '""')}"\n`,
    0o644,
  );
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'`);
  await replace(file, `${lines.join('\n')}\n`, 0o600);
  if (settings['TRIAL']) {
    console.log('A trial on this machine: payments are simulated, and mail stays in its mailbox at /dev/mailbox.');
  }
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}

/** Replaces a file atomically, even if the process dies in between. */
async function replace(name: string, content: string, mode: number): Promise<void> {
  await writeFile(`${name}.new`, content, { mode });
  await rename(`${name}.new`, name);
}
