/** Starts the product before the first journey and stops it after the last. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '@dronesoccer/devkit';
import type { FullConfig } from '@playwright/test';
import { engineName } from '../engines/engines.ts';
import { announceAddress, findAddress } from './address.ts';
import { launchProduct } from './launch.ts';

export default async function start(config: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (engineName === 'chromium') process.env['CHROMIUM_PATH'] ??= await findChromium((line) => console.log(line));
  // While writing a journey, keep a product running and set E2E_PRODUCT to the value that product-server.ts prints.
  if (findAddress()) return undefined;

  const { address, end } = await launchProduct();
  announceAddress(address);
  return async () => {
    // The log is stored next to the screenshots of failures.
    const outputFolder = config.projects[0]?.outputDir;
    if (outputFolder) await copyFile(address.logFile, path.join(outputFolder, 'api.log')).catch(() => undefined);
    await end();
  };
}
