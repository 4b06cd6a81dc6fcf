import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Budget } from './budgets.ts';

export interface Measured {
  readonly name: string;
  readonly path: string;
  /** kB of gzip that the page fetches on top of the entry. */
  readonly route: number;
  /** Script files altogether. */
  readonly files: readonly string[];
  readonly layoutShift: number;
  /** Milliseconds that tasks blocked the page beyond 50 each, and until its largest part was painted. */
  readonly blocking: number;
  readonly largestPaint: number;
}

const known = new Map<string, Promise<number>>();

/** kB of gzip of a built file; asked for apart from the page, as the browser does not keep what it fetched early. */
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

/** What index.html asks for, by file name, with its kB of gzip. */
export async function entryOf(origin: string): Promise<ReadonlyMap<string, number>> {
  const html = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  // The page's own files follow those of every page; the style sheet stands between.
  const first = html.slice(0, html.indexOf('rel="stylesheet"'));
  const names = [...first.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, name]) =>
    name ? [name] : [],
  );
  const sizes = names.map(async (name) => [name, await sizeOf(origin + name)] as const);
  return new Map(await Promise.all(sizes));
}

export interface Setting {
  readonly browser: Browser;
  readonly origin: string;
  readonly entry: ReadonlyMap<string, number>;
  /** Makes the browser the one of who looks at the page. */
  readonly introduce: (context: BrowserContext) => Promise<void>;
  /** How many times slower than this machine. */
  readonly slowDown: number;
}

/** Opens the page in a browser that has none of its files. */
export async function measure({ name, path, as }: Budget, setting: Setting): Promise<Measured> {
  const { browser, origin, entry, introduce, slowDown } = setting;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin });
  try {
    await introduce(context);
    await context.addInitScript(observe);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    // What a login leads to (the cart is fetched, the lists are merged) belongs to the login, not to the page.
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
    const seen = await page.evaluate(() => (window as unknown as Observed).observed);
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
  if (pathname !== path) throw new Error(`${path} led to ${pathname}: another page would be measured.`);
}

interface Observed {
  observed: { layoutShift: number; blocking: number; largestPaint: number };
}

/** Runs in the page, before anything of it. */
function observe(): void {
  // What comes unasked after a while is not the page's; on a slow machine it could come before the page is measured.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const observed = { layoutShift: 0, blocking: 0, largestPaint: 0 };
  (window as unknown as Observed).observed = observed;
  const follow = (
    type: string,
    add: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  follow('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) observed.layoutShift += value;
  });
  // Before anything shows there is nothing that a person could find blocked.
  follow('longtask', ({ startTime, duration }) => {
    const shown = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    if (startTime >= shown) observed.blocking += Math.max(0, duration - 50);
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
}
