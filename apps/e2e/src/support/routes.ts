import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Every page of the client, read from the router's own lists, so a new one is covered automatically. Drawers open over a
 * page of theirs and are covered by the journeys that open them.
 */
const folder = path.resolve(import.meta.dirname, '../../../web/src/app/router/routes');

const areas = { site: '', account: '', shop: '/shop', dashboard: '/dashboard' } as const;
export type Area = keyof typeof areas;

/** Stands for the id of an order, which no one but the database knows. */
export const unknownId = '01936f00-0000-7000-8000-000000000000';

/** What stands for a parameter. */
const examples: Readonly<Record<string, string>> = {
  '/arenas/:id': `/arenas/${unknownId}`,
  '/book/:slotId': `/book/${unknownId}`,
  '/book/:slotId/waitlist': `/book/${unknownId}/waitlist`,
  '/waitlist/:id': `/waitlist/${unknownId}`,
  '/squad/:id': `/squad/${unknownId}?token=unknown`,
  '/bookings/:id': `/bookings/${unknownId}`,
  '/bookings/:id/pay': `/bookings/${unknownId}/pay`,
  '/bookings/:id/done': `/bookings/${unknownId}/done`,
  '/newsletter/:slug': '/newsletter/unknown',
  '/newsletter/go/:campaign/:token': `/newsletter/go/${unknownId}/unknown`,
  '/dashboard/newsletter/campaigns/:id/results': `/dashboard/newsletter/campaigns/${unknownId}/results`,
  '/blogs/:slug': '/blogs/class-20-or-class-40',
  '/shop/product/:slug': '/shop/product/striker-20',
  '/shop/orders/:id': `/shop/orders/${unknownId}`,
  '/shop/restock-notices/:id': `/shop/restock-notices/${unknownId}?token=unknown`,
  '/dashboard/orders/:id': `/dashboard/orders/${unknownId}`,
  '/dashboard/orders/:id/packing-slip': `/dashboard/orders/${unknownId}/packing-slip`,
  '/dashboard/newsletter/campaigns/:id': `/dashboard/newsletter/campaigns/${unknownId}`,
};

export function pathsOf(area: Area): string[] {
  const source = readFileSync(path.join(folder, `${area}.ts`), 'utf8');
  const listed = [...source.matchAll(/\bpath: '([^'*]+)',[^{}]*\.\.\.page\(/g)].map(
    ([, name = '']) => `${areas[area]}/${name}`,
  );
  const index = /\bindex: true/.test(source) ? [areas[area] || '/'] : [];
  return [...index, ...listed].map((each) => {
    const real = each.includes(':') ? examples[each] : each;
    if (real === undefined) throw new Error(`What stands for the parameter of ${each}? Add it to support/routes.ts.`);
    return real;
  });
}

const known = [...Object.keys(areas).map((area) => `${area}.ts`), 'index.tsx'];
const unknown = readdirSync(folder).filter((name) => !known.includes(name) && !name.includes('.spec.'));
if (unknown.length > 0) throw new Error(`Routes that no journey looks at: ${unknown.join(', ')} (support/routes.ts).`);
