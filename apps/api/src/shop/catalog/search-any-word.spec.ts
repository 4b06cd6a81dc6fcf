import type { Locale } from '@dronesoccer/contracts';
import { type GivenProduct, givenProduct } from '@dronesoccer/devkit';
import fc from 'fast-check';
import { useApi } from '../../../test/support/api.js';
import { shopkeeper } from '../../../test/support/products.js';
import { CatalogCaches } from './catalog-caches.js';

const api = useApi({ ROLES: 'http' });
let keeper: Awaited<ReturnType<typeof shopkeeper>>;

beforeAll(async () => {
  keeper = await shopkeeper(api);
});

/** Searches are cached for a second, and a word may occur twice. */
const given = async (options: { name: string; description?: string }): Promise<GivenProduct> => {
  const product = await givenProduct(api.database, options);
  api.app.get(CatalogCaches).forget();
  return product;
};
const shop = async (search: string, locale: Locale): Promise<string[]> => {
  const reply = await api.guest.answer('products.list', { query: { search }, headers: { 'accept-language': locale } });
  expect(reply.status).toBe(200);
  return reply.body.data.items.map(({ id }) => id);
};
const dashboard = async (search: string): Promise<string[]> => {
  const query = { search };
  const reply = await keeper.call('products.admin.list', { query });
  return reply.items.map(({ id }) => id);
};

/** These words look like part numbers. PostgreSQL's parser takes digits around an `e` for a number. */
const anyWord = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{2,12}$/),
  fc.stringMatching(/^[0-9]{1,3}e[0-9]{1,2}[a-z][a-z0-9]{0,5}$/),
);

it('finds a product by any word of letters and digits in its name or description, in the shop and the dashboard', async () => {
  const check = fc.asyncProperty(anyWord, anyWord, async (named, told) => {
    const { id } = await given({ name: `Ball ${named} Pro`, description: `Fits ${told}.` });
    try {
      for (const word of [named, told]) {
        expect([word, await shop(word, 'en')]).toEqual([word, [id]]);
        expect([word, await shop(word.toUpperCase(), 'fr')]).toEqual([word, [id]]);
        expect([word, await dashboard(word)]).toEqual([word, [id]]);
        expect([word, await dashboard(word.slice(0, -1))]).toEqual([word, [id]]);
      }
    } finally {
      // Names are unique, and the same words may come up again.
      await api.database.query('DELETE FROM stock_moves WHERE product_id = $1', [id]);
      await api.database.query('DELETE FROM products WHERE id = $1', [id]);
    }
  });
  await fc.assert(check, {
    numRuns: process.env['TEST_FULL'] ? 300 : 30,
    examples: [
      ['6e4f4ed6', '12e5x9'],
      ['1e5e5', '3e8x'],
    ],
  });
});

it.each([
  ['12E5X9 cable', '12e5x9', 'en'],
  ['Câble 12e5x9-œuvre', 'oeuvre 12e5x9', 'fr'],
  ['Ballon d’élite mi-temps', 'elite', 'fr'],
  ["Ballon d'elan", 'élan', 'fr'],
  ['Half-price batteries', 'half price battery', 'en'],
  ['Batteries 5-pack', 'battery 5', 'en'],
  ['Piles à plat', 'pile', 'fr'],
] as const)('finds %p by %p in %s', async (name, search, locale) => {
  const { id } = await given({ name });
  expect(await shop(search, locale)).toContain(id);
});

it('takes a word that is too long for a vector, and finds the others', async () => {
  // Minor versions of PostgreSQL disagree about a word of exactly 2,047 bytes.
  const description = `${'x'.repeat(2_047)} ${'y'.repeat(2_048)} ${'é'.repeat(3_000)} ending`;
  const { id } = await given({ name: 'Longword', description });
  expect(await shop('longword ending', 'en')).toEqual([id]);
  const [row] = await api.database.query<{ words: string[] }>(
    `SELECT tsvector_to_array(search_all) AS words FROM product_translations WHERE product_id = $1 AND locale = 'en'`,
    [id],
  );
  expect(row?.words.filter((word) => !word.startsWith('xx'))).toEqual(['end', 'ending', 'longword']);
});
