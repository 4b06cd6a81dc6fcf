/** Starts the product before the first journey and ends it after the last. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '@dronesoccer/devkit';
import type { FullConfig } from '@playwright/test';
import { announceAddress, findAddress, type ProductAddress } from './address.ts';

const server = path.resolve(import.meta.dirname, '../../../../tools/src/test/product-server.ts');

export default async function start(config: FullConfig): Promise<(() => Promise<void>) | undefined> {
  process.env['CHROMIUM_PATH'] ??= await findChromium((line) => console.log(line));
  // Whoever writes a journey keeps a product running and names it in E2E_PRODUCT, as product-server.ts prints it.
  if (findAddress()) return undefined;

  const child = fork(server, { execArgv: [] });
  const ended = once(child, 'exit');
  const address = await new Promise<ProductAddress>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ProductAddress));
    void ended.then(([code]) => reject(new Error(`The product did not start (code ${String(code)}): see above.`)));
  });
  announceAddress(address);
  return async () => {
    // Beside the screenshots of what failed.
    const outputFolder = config.projects[0]?.outputDir;
    if (outputFolder) await copyFile(address.logFile, path.join(outputFolder, 'api.log')).catch(() => undefined);
    child.disconnect();
    await ended;
  };
}
