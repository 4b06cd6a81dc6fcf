import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { LoopOrder } from './scene/loop.ts';
import type { RenderOrder } from './scene/main.ts';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The functions that the bundled scene adds to the page's window. */
interface Scene {
  render: (order: RenderOrder) => string;
  startLoop: (order: LoopOrder) => void;
  renderFrame: (seconds: number) => string;
}

interface Darkroom {
  /** Renders one picture and returns it as a PNG. */
  take: (order: RenderOrder) => Promise<Buffer>;
  /** Prepares the loop, and returns a function that renders the frame at a time in seconds as a PNG. */
  startLoop: (order: LoopOrder) => Promise<(seconds: number) => Promise<Buffer>>;
  close: () => Promise<void>;
}

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/**
 * Bundles the scene into one script and opens a headless browser that renders it in software, so no graphics card is
 * needed.
 */
export async function openDarkroom(): Promise<Darkroom> {
  const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) {
    throw new Error('No Chromium found: install Debian package "chromium" or set CHROMIUM_PATH.');
  }
  const browser = await chromium.launch({ executablePath, args: flags });
  const { page, complaints } = await openPage(browser);
  const develop = (name: string, address: string): Buffer => {
    if (complaints.length > 0) {
      throw new Error(`${name}: ${complaints.splice(0).join('\n')}`);
    }
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  };
  return {
    take: async (order) =>
      develop(
        `${order.kind}/${order.name}`,
        await page.evaluate((wanted) => (window as unknown as Scene).render(wanted), order),
      ),
    startLoop: async (order) => {
      await page.evaluate((wanted) => (window as unknown as Scene).startLoop(wanted), order);
      return async (seconds) =>
        develop(
          `loop at ${seconds}`,
          await page.evaluate((time) => (window as unknown as Scene).renderFrame(time), seconds),
        );
    },
    close: () => browser.close(),
  };
}

async function bundleScene(): Promise<string> {
  const result = await build({
    entryPoints: [new URL('./scene/main.ts', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'warning',
  });
  return result.outputFiles[0]!.text;
}

async function openPage(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.setDefaultTimeout(0);
  page.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.setContent('<!doctype html><title>Darkroom</title>');
  await page.addScriptTag({ content: await bundleScene() });
  return { page, complaints };
}
