import { chromiumFlags } from '@dronesoccer/devkit';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes the screenshots of `npm run look`, with pictures. */
export default defineConfig(journeys, {
  testDir: 'src/look',
  testMatch: '*.look.ts',
  use: { trace: 'off', launchOptions: { ...journeys.use?.launchOptions, args: [...chromiumFlags] } },
});
