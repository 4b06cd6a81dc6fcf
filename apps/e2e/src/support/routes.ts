import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { realPages } from './real-pages.ts';

/**
 * The client's pages, read from the router's own lists, so that new pages are covered automatically. Drawers open over
 * their pages, and the journeys that open them cover them.
 */
const client = path.resolve(import.meta.dirname, '../../../web/src');
const folder = path.join(client, 'app/router/routes');

/** The dashboard's pages, which their features list. */
const featureRoutes = globSync('features/*/*/admin/routes.ts', { cwd: client }).map((file) => path.join(client, file));

const areas = { site: '', account: '', shop: '/shop', checkout: '/shop/checkout', dashboard: '/dashboard' } as const;
export type Area = keyof typeof areas;

/** An ID that belongs to nothing. */
const unknownId = '01936f00-0000-7000-8000-000000000000';

/** The example values of parameters that need no existing data. */
const examples: Readonly<Record<string, string>> = {
  '/newsletter/go/:campaign/:token': `/newsletter/go/${unknownId}/unknown`,
  '/blogs/:slug': '/blogs/class-20-or-class-40',
  '/policies/:name': '/policies/terms',
  '/shop/product/:slug': '/shop/product/striker-20',
  '/shop/restock-notices/:id': `/shop/restock-notices/${unknownId}?token=unknown`,
};

/** Returns the paths of an area; for `realPages`, the route patterns. */
export function pathsOf(area: Area): string[] {
  const files = [path.join(folder, `${area}.ts`), ...(area === 'dashboard' ? featureRoutes : [])];
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const listed = [...source.matchAll(/\bpath: '([^'*]+)',[^{}]*\.\.\.(?:page\(|personalPage\(|editedPage\b)/g)].map(
    ([, name = '']) => `${areas[area]}/${name}`,
  );
  const index = /\bindex: true/.test(source) ? [areas[area] || '/'] : [];
  return [...index, ...listed].map((each) => {
    const address = each.includes(':') && !(each in realPages) ? examples[each] : each;
    if (address === undefined)
      throw new Error(`What is opened at ${each}? Add it to support/real-pages.ts, or to support/routes.ts.`);
    return address;
  });
}

const knownFiles = [...Object.keys(areas).map((area) => `${area}.ts`), 'index.tsx'];
const unknown = readdirSync(folder).filter((name) => !knownFiles.includes(name) && !name.includes('.spec.'));
if (unknown.length > 0) throw new Error(`Routes that no journey looks at: ${unknown.join(', ')} (support/routes.ts).`);
