/** The browsers that can run journeys. `ENGINE` names one; without it, all journeys run in Chromium. */
import path from 'node:path';
import { chromiumFlags } from '@dronesoccer/devkit';
import { devices, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';

type EngineOptions = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

const engines = {
  chromium: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      // No test here looks at images, and decoding them would only keep the cores busy.
      args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'],
    },
  },
  // The distribution's Firefox, by WebDriver BiDi.
  firefox: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.join(import.meta.dirname, 'firefox.ts'),
      // BiDi cannot ask for reduced motion yet.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
  webkit: devices['Desktop Safari'],
} satisfies Record<string, EngineOptions>;

type EngineName = keyof typeof engines;

const isEngine = (name: string): name is EngineName => Object.hasOwn(engines, name);

function chosenEngine(): EngineName {
  const name = process.env['ENGINE'] || 'chromium';
  if (!isEngine(name)) throw new Error(`ENGINE=${name} is none of ${Object.keys(engines).join(', ')}.`);
  return name;
}

export const engineName = chosenEngine();

export const engineOptions: EngineOptions = engines[engineName];
