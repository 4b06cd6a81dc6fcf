import { stat } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ContentVersions } from '../content-versions/index.js';
import type { Log } from '../logging/index.js';

/** A public page as the client's server build (`entry-server.tsx`) renders it. */
export interface RenderedPage {
  status: 200 | 404 | 410;
  /** The path of the page's current address if it was requested by another one. */
  movedTo?: string;
  head: string;
  body: string;
  data: string;
}

/** A rendered page with the values of its style attributes, which the content security policy has to name. */
export interface StyledPage extends RenderedPage {
  styles: readonly string[];
}

/** Answers a call of a page, whose path begins with `/api`. */
type FetchCall = (path: string, init: RequestInit) => Promise<Response>;

type Render = (path: string) => Promise<RenderedPage | null>;

interface KeptPage {
  /** Undefined if the rendering fails. */
  page: Promise<StyledPage | null | undefined>;
  renderedAt: number;
  versions: string;
}

interface RendererTerms {
  /** The folder of the client's build. */
  folder: string;
  /** The origin of the site's addresses. */
  origin: string;
  /** Answers the calls that pages make, in this process. */
  api: RequestListener;
  versions: ContentVersions;
  log: Log;
}

/** A page takes about 200 to 400 kB of memory, as text and as it is sent. */
const maxPages = 200;

/** Some content appears or ends at a given time without a change, so pages are rendered again after a minute. */
const lifetimeMs = 60_000;

/** The API keeps some answers for up to 5 s, so a page that was rendered this soon after a change may show older ones. */
const settlingMs = 6_000;
const unsettledLifetimeMs = 500;

/** Pages are rendered one after the other. A visitor who would wait behind more of them gets the page without its content. */
const maxUnfinished = 16;

/** A page that takes longer than this is sent without its content. Its rendering goes on for the next visitor. */
const patienceMs = 2_000;

/** A call that gets no answer would stop the rendering of every page. */
const callTimeoutMs = 5_000;

/** Renders public pages and keeps them until the content changes. */
export class PageRenderer {
  private readonly pages = new LRUCache<string, KeptPage>({ max: maxPages });
  private renderer: Promise<Render | null> | undefined;
  private unfinished = 0;
  private known = { versions: '', changedAt: 0 };

  constructor(private readonly rendering: RendererTerms) {}

  /** Returns null for a page that the browser renders alone: a private one, or one that cannot be rendered. */
  async page(path: string): Promise<StyledPage | null> {
    const render = await (this.renderer ??= this.loadOrLog());
    if (render === null) return null;
    const versions = await this.currentVersions();
    if (versions === null) return null;
    const now = performance.now();
    const kept = this.pages.get(path);
    const isCurrent = kept?.versions === versions;
    if (kept !== undefined && isCurrent && now - kept.renderedAt < this.lifetimeOf(kept)) return inTime(kept.page);
    if (this.unfinished >= maxUnfinished) return isCurrent ? inTime(kept.page) : null;
    const rendered: KeptPage = { page: this.rendered(render, path), renderedAt: now, versions };
    this.pages.set(path, rendered);
    void rendered.page.then((page) => {
      // Private and unknown addresses and other spellings of known ones are endless and would take the places of pages.
      const isEndless = !page || page.status === 404 || page.movedTo !== undefined;
      if (isEndless && this.pages.peek(path) === rendered) this.pages.delete(path);
    });
    return inTime(rendered.page);
  }

  /** Returns undefined for a page whose rendering fails. */
  private async rendered(render: Render, path: string): Promise<StyledPage | null | undefined> {
    this.unfinished++;
    try {
      return withStyles(await render(path));
    } catch (error) {
      this.rendering.log.warn({ error, path }, 'a page was served without its content');
      return undefined;
    } finally {
      this.unfinished--;
    }
  }

  private lifetimeOf({ renderedAt }: KeptPage): number {
    return renderedAt - this.known.changedAt < settlingMs ? unsettledLifetimeMs : lifetimeMs;
  }

  /** Returns null while the database cannot be read. */
  private async currentVersions(): Promise<string | null> {
    const topics = await this.rendering.versions.current().catch(() => null);
    if (topics === null) return null;
    const versions = JSON.stringify([...topics]);
    if (versions !== this.known.versions) this.known = { versions, changedAt: performance.now() };
    return versions;
  }

  /** Returns null if the renderer cannot be loaded. The browser then renders every page. */
  private loadOrLog(): Promise<Render | null> {
    return this.load().catch((error: unknown) => {
      this.rendering.log.error({ error }, 'the renderer of pages could not be loaded');
      return null;
    });
  }

  /** Returns null if the client was built without its server part. */
  private async load(): Promise<Render | null> {
    const { folder, origin, api } = this.rendering;
    const file = join(folder, '.server/entry-server.mjs');
    const found = await stat(file).catch(() => null);
    if (found === null) return null;
    // Node's own loader, because the file is part of the client and not of this program's modules.
    const { createRenderer } = process.getBuiltinModule('module').createRequire(file)(file) as {
      createRenderer: (origin: string, fetchCall: FetchCall) => Promise<Render>;
    };
    const loopback = await openLoopback(api);
    return createRenderer(origin, (path, init) => {
      const signals = [AbortSignal.timeout(callTimeoutMs), ...(init.signal ? [init.signal] : [])];
      return fetch(loopback + path, { ...init, signal: AbortSignal.any(signals) });
    });
  }
}

/** Returns null if the page is not rendered in time, or fails. */
async function inTime(page: KeptPage['page']): Promise<StyledPage | null> {
  const waiting = new AbortController();
  const timeout = setTimeout(patienceMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  const first = await Promise.race([page, timeout]);
  waiting.abort();
  return first ?? null;
}

function withStyles(page: RenderedPage | null): StyledPage | null {
  if (page === null) return null;
  const values = [...page.body.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => unescapeHtml(value));
  return { ...page, styles: [...new Set(values)] };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** Serves the API on a port that only this machine reaches, so that the renderer's calls never leave it. */
async function openLoopback(api: RequestListener): Promise<string> {
  const server = createServer(api).unref();
  server.on('connection', (socket) => socket.unref());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
