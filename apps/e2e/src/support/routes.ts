import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { realPages } from './real-pages.ts';

/**
 * Every page of the client, read from the router's own lists, so a new one is covered automatically. Drawers open over a
 * page of theirs and are covered by the journeys that open them.
 */
const folder = path.resolve(import.meta.dirname, '../../../web/src/app/router/routes');

const areas = { site: '', account: '', shop: '/shop', dashboard: '/dashboard' } as const;
export type Area = keyof typeof areas;

/** Stands for an id that nothing has. */
const unknownId = '01936f00-0000-7000-8000-000000000000';

/** What stands for a parameter where nothing has to be there. */
const examples: Readonly<Record<string, string>> = {
  '/newsletter/go/:campaign/:token': `/newsletter/go/${unknownId}/unknown`,
  '/blogs/:slug': '/blogs/class-20-or-class-40',
  '/shop/product/:slug': '/shop/product/striker-20',
  '/shop/restock-notices/:id': `/shop/restock-notices/${unknownId}?token=unknown`,
};

/** Addresses, and of `realPages` the routes. */
export function pathsOf(area: Area): string[] {
  const source = readFileSync(path.join(folder, `${area}.ts`), 'utf8');
  const listed = [...source.matchAll(/\bpath: '([^'*]+)',[^{}]*\.\.\.page\(/g)].map(
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

const known = [...Object.keys(areas).map((area) => `${area}.ts`), 'index.tsx'];
const unknown = readdirSync(folder).filter((name) => !known.includes(name) && !name.includes('.spec.'));
if (unknown.length > 0) throw new Error(`Routes that no journey looks at: ${unknown.join(', ')} (support/routes.ts).`);
