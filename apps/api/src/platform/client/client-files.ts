import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { NextFunction, RequestHandler } from 'express';
import type { Config, MapsScript } from '../../config/index.js';
import {
  type ApiRequest,
  type ApiResponse,
  forAnySite,
  leaveOutDocumentHeaders,
  securityHeaders,
  withCamera,
} from '../http/index.js';
import type { PageHeads } from './page-heads.js';

const day = 86_400;
const year = 365 * day;

/** Paths that answer 404 if there is no such file, instead of the client's page. */
const neverPages = /^\/(?:api|assets|pictures|uploads|health|dev|sandbox|_next|metrics)(?:\/|$)/;

/** The arena's day page, the only page that may use the camera. */
const scansTickets = /^(?:\/fr)?\/dashboard\/day\/?$/;

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/**
 * Serves the built client: hashed assets cached for ever, pictures for a day, and the single HTML page for every
 * navigation, so that any address can be opened directly.
 */
export function clientFiles(root: string, config: Config, heads: PageHeads): RequestHandler {
  const page = pageOf(root, config);
  return (request, response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    answer(root, page, heads, request as ApiRequest, response).then((answered) => {
      if (!answered) next();
    }, next);
  };
}

interface Page {
  html: Buffer;
  /** The HTML with preload links from the build, by the path of a page; `*` matches any single segment. */
  early: ReadonlyMap<string, Buffer>;
  headers: readonly (readonly [string, string])[];
}

type FindPage = () => Promise<Page | null>;

async function answer(
  root: string,
  page: FindPage,
  heads: PageHeads,
  request: ApiRequest,
  response: ApiResponse,
): Promise<boolean> {
  const path = pathOf(request);
  if (path === null) return false;
  if (await sendFile(root, path, request, response)) return true;
  if (neverPages.test(path) || extname(path) !== '' || !wantsPage(request)) return false;
  const found = await page();
  if (found === null) return false;
  for (const [name, value] of found.headers) response.setHeader(name, value);
  if (scansTickets.test(path)) response.setHeader(...withCamera);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  const built = found.early.get(path) ?? found.early.get(path.replace(/[^/]+$/, '*')) ?? found.html;
  const html = await heads.into(built, path);
  response.setHeader('Content-Length', html.length);
  response.end(request.method === 'HEAD' ? undefined : html);
  return true;
}

/** Returns the file that the path names, or null if the path leaves the folder or names a hidden file. */
function pathOf(request: ApiRequest): string | null {
  try {
    const path = decodeURIComponent(request.path);
    if (/\0|\\|\/\.|\.\./.test(path)) return null;
    return path === '/index.html' ? '/' : path;
  } catch {
    return null;
  }
}

/** Browsers ask for HTML; clients that accept anything (curl, a link checker) get the same page. */
function wantsPage(request: ApiRequest): boolean {
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

async function sendFile(root: string, path: string, request: ApiRequest, response: ApiResponse): Promise<boolean> {
  if (extname(path) === '') return false;
  const file = join(root, path);
  const packed = await packedVariant(file, request);
  const found = packed ?? ((await isFile(file)) ? { file, encoding: null } : null);
  if (found === null) return false;
  response.setHeader('Cache-Control', cacheControlOf(path));
  if (path.startsWith('/pictures/')) response.setHeader(...forAnySite);
  if (/\.(?:js|css|svg|json|html|txt|webmanifest)$/.test(path)) response.vary('Accept-Encoding');
  if (found.encoding !== null) response.setHeader('Content-Encoding', found.encoding);
  response.type(extname(path));
  leaveOutDocumentHeaders(response);
  await new Promise<void>((resolve, reject) => {
    response.sendFile(found.file, { cacheControl: false, etag: true, dotfiles: 'deny' }, (error?: Error) => {
      // A client that disconnects midway is not an error.
      if (error && !response.headersSent) reject(error);
      else resolve();
    });
  });
  return true;
}

/** Returns `app.js.br` or `app.js.gz`, written by the build, for clients that accept the encoding. */
async function packedVariant(file: string, request: ApiRequest): Promise<{ file: string; encoding: string } | null> {
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const { name, extension } of encodings) {
    if (accepted.includes(name) && (await isFile(file + extension))) return { file: file + extension, encoding: name };
  }
  return null;
}

function cacheControlOf(path: string): string {
  // Vite puts a hash of the content into the names of everything under /assets.
  if (path.startsWith('/assets/')) return `public, max-age=${year}, immutable`;
  if (path.startsWith('/pictures/')) return `public, max-age=${day}`;
  return 'no-cache';
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null))?.isFile() ?? false;
}

/** Returns the page, re-read whenever a build replaces it, with a policy that allows only its own inline scripts. */
function pageOf(root: string, config: Config): FindPage {
  const file = join(root, 'index.html');
  let known: { changed: number; page: Page } | null = null;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (found === null) return null;
    if (known?.changed !== found.mtimeMs) {
      const html = marked(await readFile(file), config);
      const scriptHashes = [...html.toString().matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      const early = await earlyPages(root, html.toString());
      const scriptOrigins = config.places.mapsScript === null ? [] : [config.places.mapsScript.origin];
      const headers = securityHeaders(config, { scriptHashes, scriptOrigins });
      known = { changed: found.mtimeMs, page: { html, early, headers } };
    }
    return known.page;
  };
}

/**
 * Adds this installation's specifics to the page: the mark of a trial, so that the client can explain it, and the maps
 * script that the city search loads.
 */
function marked(html: Buffer, config: Config): Buffer {
  const marks = [
    ...(config.isTrial ? [['trial-mailbox', '/dev/mailbox'] as const] : []),
    ...(config.places.mapsScript === null ? [] : [['maps-script', mapsUrl(config.places.mapsScript)] as const]),
  ].map(([name, content]) => `<meta name="${name}" content="${content}" />`);
  return Buffer.from(html.toString().replace('</head>', (end) => marks.join('') + end));
}

/** The client adds the other parameters, because an `&` would have to be escaped in the page. */
function mapsUrl({ key, origin }: MapsScript): string {
  return `${origin}/maps/api/js?key=${encodeURIComponent(key)}`;
}

/** Returns the page for each path whose first files the build lists in `heads.json`; empty for an older build. */
async function earlyPages(root: string, html: string): Promise<Map<string, Buffer>> {
  const text = await readFile(join(root, 'heads.json'), 'utf8').catch(() => '{}');
  const heads = Object.entries(JSON.parse(text) as Record<string, string>);
  return new Map(heads.map(([path, links]) => [path, Buffer.from(html.replace('</head>', `${links}</head>`))]));
}
