import { stat } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
  page: Promise<StyledPage | null>;
  renderedAt: number;
  versions: string;
}

interface Rendering {
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

/** Renders public pages and keeps them until the content changes. */
export class PageRenderer {
  private readonly pages = new LRUCache<string, KeptPage>({ max: maxPages });
  private renderer: Promise<Render | null> | undefined;
  private known = { versions: '', changedAt: 0 };

  constructor(private readonly rendering: Rendering) {}

  /** Returns null for a page that the browser renders alone: a private one, or one that cannot be rendered. */
  async page(path: string): Promise<StyledPage | null> {
    const render = await (this.renderer ??= this.loadOrLog());
    if (render === null) return null;
    const versions = await this.currentVersions();
    if (versions === null) return null;
    const now = performance.now();
    const kept = this.pages.get(path);
    if (kept !== undefined && kept.versions === versions && now - kept.renderedAt < this.lifetimeOf(kept)) {
      return kept.page;
    }
    const page = render(path)
      .then(withStyles)
      .catch((error: unknown) => {
        this.rendering.log.warn({ error, path }, 'a page was served without its content');
        if (this.pages.peek(path) === rendered) this.pages.delete(path);
        return null;
      });
    const rendered: KeptPage = { page, renderedAt: now, versions };
    this.pages.set(path, rendered);
    return page;
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
    return createRenderer(origin, (path, init) => fetch(loopback + path, init));
  }
}

function withStyles(page: RenderedPage | null): StyledPage | null {
  if (page === null) return null;
  const values = [...page.body.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => unescaped(value));
  return { ...page, styles: [...new Set(values)] };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (text: string): string =>
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
