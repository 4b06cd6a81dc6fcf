import { secondsPerDay } from '@dronesoccer/domain';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { NextFunction, RequestHandler } from 'express';
import type { Config, MapsScript } from '../../config/index.js';
import {
  allowStyles,
  type ApiRequest,
  type ApiResponse,
  forAnySite,
  leaveOutDocumentHeaders,
  securityHeaders,
  withCamera,
} from '../http/index.js';
import type { PageHeads } from './page-heads.js';
import { acceptedEncodings, PackedPage } from './packed-page.js';
import type { PageRenderer, RenderedPage, StyledPage } from './page-renderer.js';

const secondsPerYear = 365 * secondsPerDay;

/** Paths that answer 404 if there is no such file, instead of the client's page. */
const neverPages = /^\/(?:api|assets|pictures|uploads|health|dev|sandbox|_next|metrics)(?:\/|$)/;

/**
 * Characters that no page's path contains once it is decoded. The renderer would drop them or decode them again, so that
 * endless addresses would show, and keep, the same page.
 */
const inNoPage = /[\p{Cc}\s?#%]/u;

/** The arena's day page and the desk of memberships, the only pages that may use the camera. */
const scansCodes = /^(?:\/fr)?\/dashboard\/(?:day|memberships\/desk)\/?$/;

/**
 * Serves the built client: hashed assets cached for ever, pictures for a day, and the single HTML page for every
 * navigation, so that any address can be opened directly.
 */
export function clientFiles(root: string, config: Config, heads: PageHeads, renderer: PageRenderer): RequestHandler {
  const page = pageOf(root, config);
  return (request, response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    answer(root, page, heads, renderer, request as ApiRequest, response).then((answered) => {
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
  renderer: PageRenderer,
  request: ApiRequest,
  response: ApiResponse,
): Promise<boolean> {
  const path = pathOf(request);
  if (path === null) return false;
  if (await sendFile(root, path, request, response)) return true;
  if (neverPages.test(path) || inNoPage.test(path) || extname(path) !== '' || !wantsPage(request)) return false;
  const found = await page();
  if (found === null) return false;
  for (const [name, value] of found.headers) response.setHeader(name, value);
  if (scansCodes.test(path)) response.setHeader(...withCamera);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  // A preview shows a draft, which no cache may keep and no search engine may list.
  if (request.query['preview'] !== undefined) {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
  }
  const built = found.early.get(path) ?? found.early.get(path.replace(/[^/]+$/, '*')) ?? found.html;
  const rendered = rendersOnServer(request) ? await renderer.page(path) : null;
  if (rendered === null) end(request, response, await heads.into(built, path));
  else if (rendered.movedTo !== undefined) response.redirect(301, rendered.movedTo + queryOf(request));
  else await sendRendered(packedOf(rendered, built, path), rendered, request, response);
  return true;
}

function end({ method }: ApiRequest, response: ApiResponse, body: Buffer): void {
  response.setHeader('Content-Length', body.length);
  response.end(method === 'HEAD' ? undefined : body);
}

async function sendRendered(
  page: PackedPage,
  { status, styles }: StyledPage,
  request: ApiRequest,
  response: ApiResponse,
): Promise<void> {
  const policy = 'Content-Security-Policy';
  response.status(status);
  response.setHeader(policy, allowStyles(String(response.getHeader(policy)), styles));
  response.setHeader('ETag', page.etag);
  // A product or event can come back.
  if (status === 410) response.setHeader('Cache-Control', 'no-store');
  response.vary('Accept-Encoding');
  if (request.fresh) return void response.status(304).end();
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding === undefined) return end(request, response, page.html);
  response.setHeader('Content-Encoding', encoding.name);
  end(request, response, await page.as(encoding));
}

const packedPages = new WeakMap<StyledPage, { built: Buffer; page: PackedPage }>();

/**
 * A rendered page is inserted into the built page and compressed only once, until a new build replaces the built page.
 */
function packedOf(rendered: StyledPage, built: Buffer, path: string): PackedPage {
  const known = packedPages.get(rendered);
  if (known?.built === built) return known.page;
  const page = new PackedPage(withContent(built, rendered, path));
  packedPages.set(rendered, { built, page });
  return page;
}

const queryOf = ({ originalUrl }: ApiRequest): string => originalUrl.replace(/^[^?]*/, '');

/** Returns true unless the query changes the page's content. Links in newsletters and advertisements add their own. */
function rendersOnServer({ query }: ApiRequest): boolean {
  return Object.keys(query).every((name) => /^(?:utm_\w+|fbclid|gclid)$/.test(name));
}

/** Puts the rendered page into the built one, whose marked tags are only for pages without a head of their own. */
function withContent(built: Buffer, { head, body, data }: RenderedPage, path: string): Buffer {
  const language = /^\/fr(?:\/|$)/.test(path) ? 'fr-CA' : 'en-CA';
  return Buffer.from(
    built
      .toString()
      .replace(/<title data-until-shown>[^<]*<\/title>|<meta\s+data-until-shown[^>]*>|<noscript>.*?<\/noscript>/gs, '')
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('</head>', (end) => head + end)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data}`),
  );
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
  for (const { name, extension } of acceptedEncodings(request.headers['accept-encoding'])) {
    if (await isFile(file + extension)) return { file: file + extension, encoding: name };
  }
  return null;
}

function cacheControlOf(path: string): string {
  // Vite puts a hash of the content into the names of everything under /assets.
  if (path.startsWith('/assets/')) return `public, max-age=${secondsPerYear}, immutable`;
  if (path.startsWith('/pictures/')) return `public, max-age=${secondsPerDay}`;
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
      const html = addMarks(await readFile(file), config);
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
 * Adds this installation's specifics to the page: the mark of a trial, so that the client can explain it, the maps
 * script that the city search loads, and the provider that the login page offers.
 */
function addMarks(html: Buffer, config: Config): Buffer {
  const marks = [
    ...(config.isTrial ? [['trial-mailbox', '/dev/mailbox'] as const] : []),
    ...(config.places.mapsScript === null ? [] : [['maps-script', mapsUrl(config.places.mapsScript)] as const]),
    ...(config.auth.google === null ? [] : [['sign-in', 'google'] as const]),
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
