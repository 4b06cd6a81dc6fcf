import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Budget } from './budgets.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** The kB of gzip that the page fetches on top of the entry. */
  readonly route: number;
  /** All script files that were loaded. */
  readonly files: readonly string[];
  readonly layoutShift: number;
  /** The blocking time (task time beyond 50 ms per task) and the largest contentful paint, both in milliseconds. */
  readonly blocking: number;
  readonly largestPaint: number;
}

const known = new Map<string, Promise<number>>();

/**
 * Returns the kB of gzip of a built file. The file is fetched separately, because the browser does not keep preloaded
 * responses.
 */
function sizeOf(address: string): Promise<number> {
  const size = known.get(address) ?? fetchSize(address);
  known.set(address, size);
  return size;
}

async function fetchSize(address: string): Promise<number> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return gzipSync(await answer.text(), { level: 9 }).length / 1_000;
}

/** Returns the files that index.html requests, by name, with their kB of gzip. */
export async function entryOf(origin: string): Promise<ReadonlyMap<string, number>> {
  const html = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  // The scripts of every page come before the style sheet, and the page's own files after it.
  const first = html.slice(0, html.indexOf('rel="stylesheet"'));
  const names = [...first.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, name]) =>
    name ? [name] : [],
  );
  const sizes = names.map(async (name) => [name, await sizeOf(origin + name)] as const);
  return new Map(await Promise.all(sizes));
}

interface MeasureSetting {
  readonly browser: Browser;
  readonly origin: string;
  readonly entry: ReadonlyMap<string, number>;
  /** Prepares the browser for the role of the user. */
  readonly introduce: (context: BrowserContext) => Promise<void>;
  /** The CPU slowdown factor relative to this machine. */
  readonly slowDown: number;
}

/** Opens the page in a browser with an empty cache. */
export async function measure({ name, path, as }: Budget, setting: MeasureSetting): Promise<MeasuredPage> {
  const { browser, origin, entry, introduce, slowDown } = setting;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin });
  try {
    await introduce(context);
    await context.addInitScript(observe);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    // The work after a login (fetching the cart, merging the lists) belongs to the login, not to the page.
    if (as) await settle(page, path);
    await wire.send('Network.clearBrowserCache');
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const files = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
    });
    await settle(page, path);
    const own = [...files].filter((file) => !entry.has(file) && file !== '/boot.js');
    const sizes = await Promise.all(own.map((file) => sizeOf(origin + file)));
    const route = sizes.reduce((sum, size) => sum + size, 0);
    const seen = await page.evaluate(() => (window as unknown as ObservedWindow).observed);
    return { name, path, route, files: [...files], ...seen };
  } finally {
    await context.close();
  }
}

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { pathname } = new URL(page.url());
  if (pathname !== new URL(path, page.url()).pathname)
    throw new Error(`${path} led to ${pathname}: another page would be measured.`);
}

interface ObservedWindow {
  observed: { layoutShift: number; blocking: number; largestPaint: number };
}

/** Runs in the page before any of its own code. */
function observe(): void {
  // Turns off background preloading, which is not part of the page. On a slow machine, it could start before the page
  // is measured.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const observed = { layoutShift: 0, blocking: 0, largestPaint: 0 };
  (window as unknown as ObservedWindow).observed = observed;
  const follow = (
    type: string,
    add: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  follow('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) observed.layoutShift += value;
  });
  // Before the first paint, there is nothing that a person could find blocked.
  follow('longtask', ({ startTime, duration }) => {
    const shown = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    if (startTime >= shown) observed.blocking += Math.max(0, duration - 50);
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
}
