/**
 * Renders public pages on the server. The API loads the build of this file (`dist/.server`) and calls `createRenderer`;
 * the browser then hydrates the same tree (`main.tsx`).
 */
import { type CallName, calls } from '@dronesoccer/contracts';
import { type Query, QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { isDashboard } from './app/router/guards';
import { routeSpelling } from './app/router/route-spelling';
import { routes } from './app/router/routes';
import { ApiError } from './lib/errors/api-error';
import { startI18n } from './lib/i18n/i18n';
import { firstNamespaces } from './lib/i18n/namespaces';
import { isRecord } from './lib/is-record';
import { onServer } from './lib/on-server';
import { barePath } from './lib/paths';
import { personal } from './lib/router/page';
import { type PageData, pageDataId } from './lib/query/page-data';
import { shareTagsOf } from './share-tags';

interface RenderedPage {
  status: 200 | 404 | 410;
  /** The path of the page's current address if it was requested by another one. */
  movedTo?: string;
  /** The tags of the head. */
  head: string;
  /** The content of `#root`, and the data that the browser needs to hydrate it. */
  body: string;
  data: string;
}

/** Returns null for a page that is not public, which the browser renders alone. */
type Render = (path: string) => Promise<RenderedPage | null>;

/** A page that asks for more in each pass than this would be slow for everyone. */
const maxPasses = 4;

/**
 * Seats change with each booking, so the browser asks for them. The home page gives the lowest price and the day of the
 * next open slots, but not their seats.
 */
const seatCalls = /^slots\.(?!next$)/;

/** @param fetchCall answers the calls of the pages */
export async function createRenderer(origin: string, fetchCall: typeof fetch): Promise<Render> {
  Object.assign(onServer, { origin, fetch: fetchCall });
  await startI18n(firstNamespaces, '/');
  const handler = createStaticHandler(routes);
  // The texts have one current language, so pages are rendered one after the other.
  let last: Promise<unknown> = Promise.resolve();
  return (path) => {
    const { pathname } = new URL(origin + path);
    // The dashboard's routes are not in this tree (`router.ts`).
    if (isDashboard(barePath(pathname)) || isPersonal(pathname)) return Promise.resolve(null);
    const spelled = routeSpelling(matchRoutes(routes, pathname) ?? [], pathname);
    if (spelled !== pathname) return Promise.resolve(movedTo(spelled));
    const page = last.then(() => renderPage(handler, origin + path));
    last = page.catch(() => undefined);
    return page;
  };
}

async function renderPage(handler: ReturnType<typeof createStaticHandler>, url: string): Promise<RenderedPage | null> {
  const { pathname } = new URL(url);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return null;
  const router = createStaticRouter(handler.dataRoutes, context);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const queries = () => queryClient.getQueryCache().getAll();
  const render = () =>
    htmlOf(
      <App queryClient={queryClient}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    );
  let html = await render();
  for (let pass = 1; pass < maxPasses; pass++) {
    const missing = queries().filter(isMissing);
    if (missing.length === 0) break;
    await Promise.all(missing.map((query) => query.fetch().catch(() => undefined)));
    html = await render();
  }
  const isUnknown = context.matches.at(-1)?.route.path === '*';
  const status = isUnknown ? 404 : statusOf(queries());
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  if (status === 200 && /<meta name="robots" content="noindex"/.test(head)) return null;
  const currentPath = canonicalPath(head) ?? pathname;
  if (status === 200 && currentPath !== pathname) return movedTo(currentPath);
  const body = html.slice(head.length);
  if (status === 200) return { status, head: head + shareTagsOf(head), body, data: dataOf(queries()) };
  // The browser renders this page anew and then removes the tags.
  return { status, head: head.replace(/<(\w+)/g, '<$1 data-until-shown'), body, data: '' };
}

const movedTo = (path: string): RenderedPage => ({ status: 200, movedTo: path, head: '', body: '', data: '' });

/** Returns the path of the address that the page names as its own. It contains no character that HTML escapes. */
function canonicalPath(head: string): string | undefined {
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  return address && new URL(address).pathname;
}

const isPersonal = (pathname: string): boolean =>
  matchRoutes(routes, pathname)?.some(({ route }) => route.handle === personal) ?? false;

async function htmlOf(screen: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<StrictMode>{screen}</StrictMode>, {
    // Scripts in the page would move parts that are sent later, and the content security policy allows none.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Returns true for a call that the page waits for and that guests may make. */
function isMissing({ state, options, queryKey }: Query): boolean {
  const { enabled } = options as QueryObserverOptions;
  const name = queryKey[1] as CallName;
  if (state.status !== 'pending' || enabled === false || seatCalls.test(name) || !(name in calls)) return false;
  const { access, method } = calls[name];
  return method === 'GET' && (access === 'public' || access === 'optional');
}

/** A product that is no longer sold keeps its page, but search engines forget it until it is sold again. */
function statusOf(queries: readonly Query[]): 200 | 404 | 410 {
  for (const { queryKey, state } of queries) {
    const { data, error } = state;
    if (queryKey[1] === 'products.get' && isRecord(data) && data.isActive === false) return 410;
    if (error === null) continue;
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 410) return 410;
    if (error.status === 404 || error.status === 400) return 404;
    throw error;
  }
  return 200;
}

function dataOf(queries: readonly Query[]): string {
  const data: PageData = queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey as PageData[number][0], state.data]);
  // No text may close the script element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}
