import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { hero } from '../src/content/hero.ts';
import { pictureWidths } from '../src/ui/layout/picture-address.ts';

/** The two Latin fonts that every page paints with; the other subsets load only when one of their letters occurs. */
const firstPaint = /\/(archivo|public-sans-latin-wght-normal)-[\w-]{8}\.woff2$/;

const shop = ['app/layouts/shop-layout.tsx', 'locales/LANGUAGE/shop/shop.json'];

/** The usual landing pages and the modules that they first render with. `*` matches any single segment. */
const pages: Record<string, string[]> = {
  '/': ['pages/site/home.tsx', 'locales/LANGUAGE/frame/site.json'],
  '/shop': [...shop, 'pages/shop/shop.tsx'],
  '/shop/product/*': [...shop, 'pages/shop/product.tsx'],
  '/shop/order-shiping': [...shop, 'pages/shop/cart.tsx'],
};
const heroLinks = [
  { ...hero.wide, width: Infinity },
  { ...hero.upright, width: 720 },
].map(
  ({ src, width, sizes, media }) =>
    `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${pictureWidths(src, width)?.replaceAll('&', '&amp;')}" imagesizes="${sizes}" media="${media}">`,
);

const everyPage = ['locales/LANGUAGE/frame/common.json', 'locales/LANGUAGE/frame/layout.json'];

/**
 * Requests the first-paint fonts together with the style sheet, and writes `heads.json`, which the server adds to a
 * page's head, so that the page's code and texts load in parallel with the frame's instead of after them.
 */
export function preloads(): Plugin {
  let sources = '';
  return {
    name: 'preloads',
    apply: 'build',
    configResolved({ root }) {
      sources = `${root}/src/`;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((name) => firstPaint.test(`/${name}`))
          .map((name): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
            injectTo: 'head-prepend',
          }));
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const linksFor = (language: string, modules: readonly string[]) =>
        filesOf(
          [...everyPage, ...modules].map((name) => sources + name.replace('LANGUAGE', language)),
          chunks,
        ).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
      const heads = Object.entries(pages).flatMap(([path, modules]) => [
        [path, headOf(path, linksFor('en', modules))],
        [`/fr${path}`.replace(/\/$/, ''), headOf(path, linksFor('fr', modules))],
      ]);
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(Object.fromEntries(heads)) });
    },
  };
}

const headOf = (path: string, links: readonly string[]): string =>
  [...(path === '/' ? heroLinks : []), ...links].join('');

/**
 * Returns the files that contain these modules and all their imports, without the files that index.html already names.
 */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const each of byName.get(name)?.imports ?? []) withImports(each, seen);
    return seen;
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  const first = entry ? withImports(entry.fileName, new Set()) : new Set<string>();
  const needed = new Set<string>();
  for (const id of modules) {
    const holder = chunks.find((chunk) => chunk.moduleIds.includes(id));
    if (!holder) throw new Error(`heads.json: no file holds ${id}`);
    withImports(holder.fileName, needed);
  }
  return [...needed].filter((name) => !first.has(name));
}
