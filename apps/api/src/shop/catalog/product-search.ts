import { ArenaClass, serverLimits, type Locale, type ProductSort } from '@dronesoccer/contracts';
import type { Slice } from '../../platform/database/index.js';
import { productColumns, type Viewpoint, viewValues } from './catalog.queries.js';
import { type Bind, conditionsOf, type ProductFilter, sortName, type Statement } from './product-list.js';
import { chargedPrice, saleRuns } from './product-sql.js';
import type { TypedWord } from './search-words.queries.js';
import { wordsMeant } from './spelling.js';

const classes = { '20': ArenaClass.CLASS_20, '40': ArenaClass.CLASS_40 } as const;
const classWords = /(?<![\p{L}\d])classe?\s*-?\s*(20|40)(?!\d)/iu;

/**
 * Returns the class that a search names (`battery class 20`, `classe 40`) and the rest of the search. Products carry
 * their class as a field, not in their texts.
 */
export function classNamedIn(search: string): { arenaClass: ArenaClass; words: string; rest: string } | null {
  const [words, size] = classWords.exec(search) ?? [];
  if (words === undefined || (size !== '20' && size !== '40')) return null;
  return { arenaClass: classes[size], words, rest: search.replace(words, ' ').trim() };
}

/** A search as a Postgres tsquery. */
interface SearchQuery {
  /** The words as typed, or the corrections of misspelt ones. */
  exact: string;
  /** Also matches words with these prefixes. */
  loose: string;
  /** The search as it was understood, if that differs from what was typed. */
  corrected: string | null;
}

/** A word with a digit is a size or a number: 20 is not a misspelt 40. */
const isSpelt = (word: string): boolean => !/\d/.test(word);
/** A single letter is the prefix of too many words. */
const shortestBeginning = 2;

/**
 * The freedom with which a search is read. `strict`: a word that occurs in a product matches itself, a prefix matches its
 * completions, and any other word matches similar words. `loose`: every word may also be a prefix. `doubtful`: every
 * word may also be misspelt.
 */
type SearchReading = 'strict' | 'loose' | 'doubtful';

/** @param words must not be empty */
export function searchQueryOf(words: readonly TypedWord[], reading: SearchReading = 'strict'): SearchQuery {
  const telling = words.filter(({ stem }) => stem !== null);
  const read = (telling.length > 0 ? telling : words).map(({ word, stem, isWhole, isBeginning, near }) => {
    const isKnown = isWhole || isBeginning;
    const mayBeMisspelt = isSpelt(word) && (!isKnown || reading === 'doubtful');
    const mayBeBegun = isSpelt(word) && word.length >= shortestBeginning && (!isWhole || reading !== 'strict');
    const meant = mayBeMisspelt ? wordsMeant(word, Object.keys(near)) : [];
    const own = lexemes(word, stem);
    const others = meant.flatMap((each) => lexemes(each, near[each] ?? null));
    return {
      exact: `(${(others.length > 0 && !isKnown ? others : own).join(' | ')})`,
      loose: `(${[...own, ...(mayBeBegun ? [`${lexeme(word)}:*`] : []), ...others].join(' | ')})`,
      shown: meant[0] ?? word,
      isCorrected: meant.length > 0,
    };
  });
  return {
    exact: read.map(({ exact }) => exact).join(' & '),
    loose: read.map(({ loose }) => loose).join(' & '),
    corrected: read.some(({ isCorrected }) => isCorrected) ? read.map(({ shown }) => shown).join(' ') : null,
  };
}

/** Words consist only of letters and digits (`search_terms`), so quoting them is enough. */
const lexeme = (word: string): string => `'${word}'`;
const lexemes = (word: string, stem: string | null): string[] => [...new Set([word, stem ?? word])].map(lexeme);

const orders: Readonly<Record<ProductSort | 'relevance', { key: string | null; by: (row: string) => string }>> = {
  relevance: { key: '0', by: (row) => `${row}.tier, ${row}.created_at DESC, ${row}.id DESC` },
  newest: { key: '0', by: (row) => `${row}.created_at DESC, ${row}.id DESC` },
  'price-asc': { key: chargedPrice('$2'), by: (row) => `${row}.key, ${row}.id` },
  'price-desc': { key: chargedPrice('$2'), by: (row) => `${row}.key DESC, ${row}.id DESC` },
  name: { key: null, by: (row) => `${row}.key, ${row}.id` },
  popular: {
    key: 'coalesce(array_position($4::uuid[], p.id), 2147483647)',
    by: (row) => `${row}.key, ${row}.created_at DESC, ${row}.id DESC`,
  },
};

/**
 * Selects one page of the results, one per family, with the total in every row. Matching names come before matching
 * descriptions, up to `serverLimits.searchDepth` in all: a word that occurs in every product must not read every
 * product.
 */
export function searchStatement(
  wanted: SearchQuery,
  filter: ProductFilter,
  sort: ProductSort | null,
  slice: Slice,
  from: Viewpoint,
  bestSellers: readonly string[] = [],
): Statement {
  const values = [...viewValues(from), bestSellers];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const { key: ownKey, by } = orders[sort ?? 'relevance'];
  const key = ownKey ?? sortName(from.locale);
  const exact = `${bind(wanted.exact)}::tsquery`;
  const loose = `${bind(wanted.loose)}::tsquery`;
  // For a limit in a parameter, Postgres assumes that a tenth of the rows is read. The generic plan therefore looks no
  // worse than one for these words and is kept. Planning each search again would cost as much as running it.
  const limit = `${bind(slice.limit)}::int`;
  const offset = `${bind(slice.offset)}::int`;
  const most = `${bind(serverLimits.searchDepth + 1)}::int`;
  const charged = { condition: filter.onSale ? saleRuns('$2') : null, price: chargedPrice('$2') };
  const where = conditionsOf(filter, [charged], bind)
    .map((each) => `(${each.where})`)
    .join(' OR ');
  const matches = (condition: string, tier: string, atMost: string) => `
    SELECT p.id, coalesce(p.family_id, p.id) AS card, p.created_at, ${key} AS key, ${tier} AS tier
      FROM product_translations t
      -- OFFSET 0 keeps Postgres from reading all products to join a few.
      CROSS JOIN LATERAL (SELECT p.* FROM products p WHERE p.id = t.product_id AND (${where}) OFFSET 0) p
     WHERE t.locale = '${from.locale}' AND ${condition}
     LIMIT ${atMost}`;
  return {
    text: `WITH named AS MATERIALIZED (${matches(
      `t.search_name @@ ${loose}`,
      `CASE WHEN t.search_name @@ ${exact} THEN 1 ELSE 2 END`,
      most,
    )}), told AS (${matches(
      `t.search_all @@ ${loose} AND NOT t.search_name @@ ${loose}`,
      '3',
      `${most} - (SELECT count(*) FROM named)`,
    )}), matched AS MATERIALIZED (SELECT * FROM named UNION ALL SELECT * FROM told), found AS MATERIALIZED (
      -- The first product of each family, in the order of the list.
      SELECT DISTINCT ON (card) * FROM matched ORDER BY card, ${by('matched')})
    SELECT counted.total, counted.more AS "isMore", ${productColumns}
      FROM (SELECT count(*)::int AS total, (SELECT count(*) >= ${most} FROM matched) AS more FROM found) counted
      -- The left join keeps the total when the page lies behind the last product.
      LEFT JOIN (SELECT * FROM found ORDER BY ${by('found')} LIMIT ${limit} OFFSET ${offset}) page ON true
      LEFT JOIN products p ON p.id = page.id
      LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = $1
     WHERE $4::uuid[] IS NOT NULL
     ORDER BY ${by('page')}`,
    values,
    ...searchName(filter, sort, from.locale),
  };
}

/**
 * Names the statement so that it is prepared, like lists. The locale is part of the text because each language has its
 * own index.
 */
function searchName(filter: ProductFilter, sort: ProductSort | null, locale: Locale): { name?: string } {
  const isPlain =
    filter.categories === null &&
    filter.arenaClass === null &&
    filter.minPrice === null &&
    filter.maxPrice === null &&
    !filter.onSale &&
    !filter.inStock;
  return isPlain && sort === null ? { name: `search-${locale}` } : {};
}
