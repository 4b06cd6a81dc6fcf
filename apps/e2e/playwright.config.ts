import { defineConfig } from '@playwright/test';
import { engineName, engineOptions } from './src/engines/engines.ts';
import { findAddress } from './src/product/address.ts';

/** Journeys through the built product. `src/product/start.ts` starts one instance for all of them. */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/product/start.ts',
  fullyParallel: true,
  // Other browsers run the ten most important journeys, whose titles end with this.
  ...(engineName !== 'chromium' && { grep: /@every-engine/ }),
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes only on a retry has found a problem, so failures are investigated and not retried.
  retries: 0,
  workers: 3,
  // No test measures time here, so a busy machine gets as long as it needs. A hang is still reported.
  timeout: 240_000,
  expect: { timeout: 45_000, toPass: { intervals: [50, 100] } },
  reporter: 'list',
  use: {
    ...engineOptions,
    baseURL: findAddress()?.origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // In Firefox, a screenshot injects a style that the page's content policy reports.
    screenshot: engineName === 'firefox' ? 'off' : 'only-on-failure',
    // The trace records actions, requests and console messages. Screenshots of each step would cost more than the
    // journeys.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    contextOptions: { reducedMotion: 'reduce' },
    // A page's requests would reach a service worker instead of `page.route`. `frame/offline.spec.ts` allows it.
    serviceWorkers: 'block',
  },
});
