import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { calls, type Locale, locales } from '@dronesoccer/contracts';
import { build, type Plugin, type Rolldown } from 'vite';
import { offlineTexts } from '../src/content/offline.ts';

/** The page that opens without a network, by language. Its address is that of `paths.cart`. */
const cartPages: Readonly<Record<Locale, string>> = { en: '/shop/order-shiping', fr: '/fr/shop/order-shiping' };

const homes: Readonly<Record<Locale, string>> = { en: '/', fr: '/fr' };

/**
 * Builds the service worker, and the pages that it shows instead of those that do not arrive. The worker stores these
 * pages, the files that every page begins with, and those of the cart.
 *
 * @param serverPaths the beginnings of the paths that are no pages of the client
 */
export function serviceWorker(serverPaths: readonly string[]): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    // The worker of the former release answers for its own boot.js, so a page of the next release must name another file.
    async transformIndexHtml(html) {
      const boot = await readFile(`${root}/public/boot.js`, 'utf8');
      return html.replace('/boot.js', `/boot.js?v=${revisionOf(boot)}`);
    },
    generateBundle: {
      // The page and the links of the preloads plugin are files of the bundle by then.
      order: 'post',
      async handler(_options, bundle) {
        const index = textOf(bundle['index.html']);
        const heads = JSON.parse(textOf(bundle['heads.json'])) as Record<string, string>;
        const first = [index, ...Object.values(cartPages).map((path) => heads[path] ?? '')];
        const hashed = new Set(first.flatMap((html) => html.match(/\/(?:assets\/|boot\.js\?)[^"]+/g) ?? []));
        const pages = locales.map((locale) => ({ url: `/offline-${locale}.html`, text: offlinePage(index, locale) }));
        const revised = pages.map(({ url, text }) => ({ url, revision: revisionOf(text) }));
        const precached = [...[...hashed].map((url) => ({ url, revision: null })), ...revised];
        const facts = { precached, logoutPath: calls['auth.logout'].path, serverPaths };
        const source = await buildWorker(root, facts);
        for (const { url, text } of pages) this.emitFile({ type: 'asset', fileName: url.slice(1), source: text });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

async function buildWorker(root: string, facts: object): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { writtenByBuild: JSON.stringify(facts) },
    publicDir: false,
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: 'src/service-worker.ts', output: { format: 'iife' } },
    },
  });
  const [worker] = 'output' in built ? built.output : [];
  if (worker?.type !== 'chunk') throw new Error('the service worker was no single file');
  return worker.code;
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('the service worker needs index.html and heads.json');
  return file.source.toString();
}

/**
 * Returns the built page with the offline page in it, until the client replaces it with the requested page. The client
 * does so at once if it has the files of that page, otherwise once the server answers.
 */
function offlinePage(index: string, locale: Locale): string {
  const text = (name: keyof typeof offlineTexts): string => offlineTexts[name][locale];
  const button = 'control-text inline-flex min-h-14 items-center justify-center rounded-control border-2 px-6.5 py-3';
  const body = `<main class="page-width flex min-h-dvh flex-col items-center justify-center gap-6 py-12 text-center">
    <a class="display-3 inline-flex min-h-11 items-center" href="${homes[locale]}">Drone Soccer Canada</a>
    <div class="lost-ball night w-full max-w-xl rounded-card"></div>
    <h1 class="display-2">${text('title')}</h1>
    <div class="lead text-column flex flex-col gap-1 text-muted"><p>${text('why')}</p><p>${text('kept')}</p></div>
    <div class="flex flex-wrap justify-center gap-3">
      <a class="${button} border-transparent bg-red-fill text-on-red hover:bg-red-fill-hover" href="">${text('retry')}</a>
      <a class="${button} border-line-strong text-ink hover:bg-raised" href="${cartPages[locale]}">${text('cart')}</a>
    </div>
  </main>`;
  return index
    .replace(/(<title[^>]*>)/, `$1${text('title')} · `)
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root"></div>', `<div id="root">${body}</div>`);
}
