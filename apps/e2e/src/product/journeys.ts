/**
 * `npm run journeys -- shop/guest` runs journeys while they are being written: it starts the product once and runs the
 * files whose path matches again after each save, until Ctrl-C. Options go to Playwright (`--headed`, `-g`); with
 * `--ui`, Playwright's own window runs the journeys.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { announceAddress } from './address.ts';
import { launchProduct } from './launch.ts';

const folder = path.resolve(import.meta.dirname, '../..');
const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
const options = process.argv.slice(2);
/** An editor saves in several steps. */
const quietMs = 150;

if (options.length === 0) {
  console.error('Name a journey or its folder: npm run journeys -- shop/guest');
  process.exit(2);
}

let playwright: ChildProcess | undefined;
const { address, end } = await launchProduct();
announceAddress(address);
console.log(`The product: ${address.origin} (mailbox: ${address.origin}/dev/mailbox)`);
// Ctrl-C also reaches Playwright, which stops its browsers before it exits.
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

if (options.includes('--ui')) {
  await run();
  await stop();
} else {
  await runAfterEachSave();
}

async function stop(): Promise<never> {
  playwright?.kill('SIGINT');
  await end();
  process.exit();
}

async function run(): Promise<void> {
  playwright = spawn(process.execPath, [cli, 'test', ...options], { cwd: folder, stdio: 'inherit' });
  await once(playwright, 'exit');
  playwright = undefined;
}

async function runAfterEachSave(): Promise<never> {
  let saved = Promise.withResolvers<void>();
  watch(path.join(folder, 'src'), { recursive: true }, (_event, file) => {
    if (file?.endsWith('.ts')) saved.resolve();
  });
  for (;;) {
    await run();
    console.log('\nRuns again when you save a file of apps/e2e/src; Ctrl-C stops.');
    await saved.promise;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    saved = Promise.withResolvers<void>();
  }
}
