/** Finds a Chromium to test with on this machine, or installs one. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../failure.ts';

/** Quiet, and without background network calls. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The same engine without a desktop's windows, of which every new journey opens one: half of the CPU time. */
const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const INSTALL_MINUTES = 6;
const PACKED = '@sparticuz/chromium';

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, a headless shell (installed, or from `@sparticuz/chromium` among the
 * packages), an installed browser, Playwright's own, the distribution's package (installed when we are root), Playwright's
 * download, `@sparticuz/chromium` from npm.
 *
 * @param headed whether its window is to be seen, which a headless shell has none of
 * @throws StartFailure saying what to install
 */
export async function findChromium(
  print: (line: string) => void = () => undefined,
  { headed = false } = {},
): Promise<string> {
  const wished = process.env['CHROMIUM_PATH'];
  if (wished) {
    if (await starts(wished)) return wished;
    throw new StartFailure(`CHROMIUM_PATH: ${wished} does not start.`);
  }
  const found = (await firstPresent(headed)) ?? (await installFromDistribution(print, headed));
  if (found) return found;
  const cli = playwrightCli();
  if (cli) {
    print("Fetching Playwright's Chromium (once) ...");
    if (run(process.execPath, [cli, 'install', 'chromium'])) {
      const fetched = await firstThatStarts(await playwrights());
      if (fetched) return fetched;
    }
  }
  print('Fetching Chromium from npm (once) ...');
  const packed = await firstThatStarts(await downloaded());
  if (packed) return packed;
  throw new StartFailure(
    'No Chromium: install one (Debian and Ubuntu: "sudo apt-get install chromium"; elsewhere Chrome), or set CHROMIUM_PATH.',
  );
}

async function firstPresent(headed: boolean): Promise<string | undefined> {
  const shell = headed
    ? undefined
    : ((await firstThatStarts(onPath(shells))) ?? (await firstThatStarts(await unpacked(PACKED))));
  return shell ?? (await firstThatStarts([...installed(), ...(await playwrights())]));
}

async function installFromDistribution(print: (line: string) => void, headed: boolean): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || onPath(['apt-get']).length === 0 || !run('apt-get', ['update', '-qq']))
    return undefined;
  for (const name of headed ? ['chromium'] : [...shells, 'chromium']) {
    print(`Installing Chromium (apt-get install ${name}, once) ...`);
    if (!run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) continue;
    const fresh = await firstThatStarts(onPath(headed ? browsers : [...shells, ...browsers]));
    if (fresh) return fresh;
  }
  return undefined;
}

/** Of the programs, those that PATH has. */
const onPath = (programs: readonly string[]): string[] =>
  programs.flatMap((program) =>
    (process.env['PATH'] ?? '')
      .split(path.delimiter)
      .map((folder) => path.join(folder, program))
      .filter((file) => existsSync(file))
      .slice(0, 1),
  );

const installed = (): string[] => [...onPath(browsers), ...fixedPlaces.filter((file) => existsSync(file))];

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

/** npm leaves the package out where it runs on Node 20: here it is installed outside of the repository. */
async function downloaded(): Promise<string[]> {
  const folder = path.join(tmpdir(), `dronesoccer-chromium-${process.getuid?.() ?? 0}`);
  const entry = path.join(folder, 'node_modules', PACKED, 'build/index.js');
  if (!existsSync(entry))
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${PACKED}@153.0.0`]);
  return unpacked(entry);
}

/** The package holds a headless shell that it unpacks into the system's temporary folder. */
async function unpacked(entry: string): Promise<string[]> {
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

/** A file is not enough: Ubuntu's is a stub that asks for snap, and a downloaded one may lack libraries. */
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
    timeout: INSTALL_MINUTES * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return status === 0;
}
