import { productAdminSorts } from '@dronesoccer/contracts';
import { givenCatalogue, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { adminListStatement, type AdminListFilter } from './product-list.queries.js';

// Filling the tables takes longer than the statement timeout allows. The worker's updates of no rows would leave plans
// for few rows in its connections, with which the triggers of so many products take minutes.
const api = useApi({ ROLES: 'http', DATABASE_STATEMENT_TIMEOUT_MS: '300000' });

/** Creates a catalogue far larger than the shop's, so that Postgres prefers an index to a sequential scan. */
beforeAll(async () => {
  await givenCatalogue(api.database, 20_000);
  await api.database.query('VACUUM ANALYZE products, product_translations, stock_levels');
});

async function planOf(filter: AdminListFilter): Promise<string> {
  const slice = { limit: 25, offset: 0 };
  const from = { locale: 'en', now: new Date() } as const;
  const { text, values } = adminListStatement(filter, slice, from);
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const readsAll = /Seq Scan on (?:products|product_translations)/;

describe('the dashboard’s list of 20,000 products', () => {
  it.each(productAdminSorts)('sorted by %s never reads them all', async (sort) => {
    expect(await planOf({ sort })).not.toMatch(readsAll);
  });

  it.each<[string, AdminListFilter]>([
    ['a category', { category: 'kits' }],
    ['what is in the shop', { active: true }],
    ['what is not', { active: false }],
    ['a class of a category', { category: 'drones', class: 2 }],
    ['a search', { search: 'drone ball' }],
    ['a family', { family: newRowId() }],
  ])('that shows %s never reads them all', async (_what, filter) => {
    expect(await planOf(filter)).not.toMatch(readsAll);
  });
});
