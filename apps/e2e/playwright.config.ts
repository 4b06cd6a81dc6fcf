import { chromiumFlags } from '@dronesoccer/devkit';
import { defineConfig, devices } from '@playwright/test';
import { findAddress } from './src/product/address.ts';

/** Journeys through the built product, which `src/product/start.ts` starts once for all of them. */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/product/start.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes only at the second try has found something: it is looked at, not tried again.
  retries: 0,
  workers: 2,
  // Nothing here measures time: a busy machine gets as long as it needs, and a hang is still reported.
  timeout: 240_000,
  expect: { timeout: 45_000, toPass: { intervals: [50, 100] } },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: findAddress()?.origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // What was done, asked for and said; pictures of each step would cost more than the journeys themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      // Nothing here looks at a picture; drawing them would only keep the cores busy.
      args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'],
    },
  },
});
