import { describe, expect, it } from 'vitest';
import { affectedSpecs } from './affected.ts';

const api = 'apps/api/src';
const web = 'apps/web/src';
const journeys = 'apps/e2e/src';

const specs = {
  orders: `${api}/shop/orders/orders.spec.ts`,
  refunds: `${api}/shop/orders/admin/refunds.spec.ts`,
  checkout: `${api}/shop/checkout/place-order.spec.ts`,
  reports: `${api}/office/reports/reports.spec.ts`,
  geo: `${api}/places/geo/geo.spec.ts`,
  promise: 'apps/api/test/promises/conflicts.spec.ts',
  money: 'libs/domain/src/money.spec.ts',
  rules: 'tools/src/check/dialogs.spec.ts',
  bench: 'tools/src/bench/load.spec.ts',
  draft: `${web}/features/shop/checkout/model/draft.spec.ts`,
  button: `${web}/ui/actions/button.spec.tsx`,
  shopJourney: `${journeys}/shop/guest.spec.ts`,
  playJourney: `${journeys}/play/guest.spec.ts`,
  frame: `${journeys}/frame/roles.spec.ts`,
};
type Name = keyof typeof specs;

const repository = {
  specs: Object.values(specs),
  imports: new Map([
    [`${api}/app.module.ts`, [`${api}/shop/orders/index.ts`, `${api}/places/geo/index.ts`]],
    [`${api}/shop/checkout/place-order.ts`, [`${api}/shop/orders/index.ts`]],
    [`${api}/shop/orders/index.ts`, [`${api}/shop/orders/cancel-order.ts`]],
    [specs.geo, [`${api}/app.module.ts`]],
    [specs.draft, [`${web}/features/shop/checkout/model/draft.ts`]],
    [`${web}/features/shop/checkout/model/draft.ts`, [`${web}/lib/storage.ts`]],
    [`${web}/pages/shop/order.tsx`, [`${web}/features/shop/orders/index.ts`]],
    [`${web}/pages/site/home.tsx`, [`${web}/ui/actions/button.tsx`]],
    [specs.button, [`${web}/ui/actions/button.tsx`]],
    [`${web}/ui/actions/button.tsx`, []],
    [specs.playJourney, [`${journeys}/support/booking.ts`]],
  ]),
  tableUsers: new Map([['orders', ['reports']]]),
  mutations: [{ file: `${api}/shop/orders/cancel-order.ts`, tests: [specs.geo] }],
};

/** Returns the names of the specs that run beside those that always do. */
function affected(...files: string[]): Name[] {
  const chosen = affectedSpecs(files, repository);
  const names = Object.keys(specs) as Name[];
  expect([chosen.has(specs.promise), chosen.has(specs.rules)]).toEqual([true, true]);
  return names.filter((name) => chosen.has(specs[name]) && name !== 'promise' && name !== 'rules');
}

describe('a change runs the promises and the rules of the repository, and', () => {
  it.each<[string, string, Name[]]>([
    ['of a document nothing else', 'docs/areas/shop.md', []],
    ['of a spec that spec', specs.refunds, ['refunds']],
    ['of a list of mutations the spec beside it', specs.orders.replace('.spec.ts', '.mutations.yaml'), ['orders']],
    [
      'of a library everything',
      'libs/domain/src/money.ts',
      Object.keys(specs).filter((name) => name !== 'promise' && name !== 'rules') as Name[],
    ],
    [
      'of the platform the API and all journeys',
      `${api}/platform/clock/clock.ts`,
      ['orders', 'refunds', 'checkout', 'reports', 'geo', 'shopJourney', 'playJourney', 'frame'],
    ],
    [
      'of a feature its specs, those of its users, its proofs and its journeys',
      `${api}/shop/orders/cancel-order.ts`,
      ['orders', 'refunds', 'checkout', 'reports', 'geo', 'shopJourney'],
    ],
    ['of a feature without users only its own', `${api}/shop/checkout/place-order.ts`, ['checkout', 'shopJourney']],
    [
      'of a client feature its unit tests and the journeys of its area',
      `${web}/features/shop/checkout/model/draft.ts`,
      ['draft', 'shopJourney', 'frame'],
    ],
    ['of a page the journeys of the areas that it shows', `${web}/pages/shop/order.tsx`, ['shopJourney', 'frame']],
    [
      'of a shared component its importers and all journeys',
      `${web}/ui/actions/button.tsx`,
      ['button', 'shopJourney', 'playJourney', 'frame'],
    ],
    [
      'of a text all unit tests of the client',
      `${web}/locales/fr/shop/cart.json`,
      ['draft', 'button', 'shopJourney', 'frame'],
    ],
    ['of a step of journeys the journeys that take it', `${journeys}/support/booking.ts`, ['playJourney']],
    [
      'of the start of the product all journeys',
      `${journeys}/product/start.ts`,
      ['shopJourney', 'playJourney', 'frame'],
    ],
  ])('%s', (_title, file, names) => {
    expect(affected(file)).toEqual(names);
  });
});

it('several changes run the sum, each spec with the reason that came first', () => {
  const chosen = affectedSpecs([specs.orders, `${api}/shop/orders/cancel-order.ts`], repository);
  expect(chosen.get(specs.orders)).toBe('changed');
  expect(chosen.get(specs.refunds)).toBe('of shop/orders');
});
