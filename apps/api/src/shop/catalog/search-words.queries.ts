import type { Locale } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import { isKnown } from './product-sql.js';

/** A word of a search, as the vocabulary of the products that visitors know has it. Triggers maintain the vocabulary. */
export interface TypedWord {
  word: string;
  /** Null for a stop word such as "the". */
  stem: string | null;
  /** True if a product has the word or another form of it. */
  isWhole: boolean;
  /** True if a product has a word with this prefix. */
  isBeginning: boolean;
  /** Words of products that differ from this word by about a letter, with their stems. */
  near: Readonly<Record<string, string | null>>;
}

/** The most words of a search that are used. Further words add little. */
const mostWords = 8;

/**
 * Returns the words of a search without case, accents and punctuation. The locale is compared in the column's own type:
 * as text it could not use an index.
 */
export function findTypedWords(executor: Executor, locale: Locale, search: string): Promise<TypedWord[]> {
  return executor.query<TypedWord>(
    `SELECT typed.word, typed.stem,
            EXISTS (SELECT 1 FROM search_words s
                     WHERE s.locale = $1::bpchar AND (s.word = typed.word OR s.stem = typed.stem)) AS "isWhole",
            -- Behind every word that begins so stands this last of all characters.
            EXISTS (SELECT 1 FROM search_words s
                     WHERE s.locale = $1::bpchar AND s.word >= typed.word AND s.word < typed.word || U&'\\+10FFFF') AS "isBeginning",
            -- OFFSET 0 keeps to the index on neighbours; the one on languages has half of all words.
            (SELECT coalesce(jsonb_object_agg(near.word, near.stem), '{}')
               FROM (SELECT s.word, s.stem, s.locale FROM search_words s WHERE s.near && typed.less OFFSET 0) near
              WHERE near.locale = $1::bpchar) AS near
       FROM (SELECT term.word COLLATE "C" AS word, search_stem($1, term.word) COLLATE "C" AS stem,
                    one_letter_less(term.word) AS less, min(term.place) AS place
               FROM string_to_table(trim(search_terms($2)), ' ') WITH ORDINALITY AS term (word, place)
              WHERE term.word <> '' GROUP BY 1, 2, 3 ORDER BY 4 LIMIT ${mostWords}) typed
      ORDER BY typed.place`,
    [locale, search],
    'search-words',
  );
}

const isUnused = `NOT EXISTS (SELECT 1 FROM product_translations t JOIN products p ON p.id = t.product_id
                             WHERE t.locale = s.locale AND t.search_all @@ quote_literal(s.word)::tsquery AND ${isKnown})`;

/** Returns words that no product uses, apart from products that visitors do not know. */
export async function findUnusedWords(executor: Executor, locale: Locale): Promise<string[]> {
  const rows = await executor.query<{ word: string }>(
    `SELECT s.word FROM search_words s WHERE s.locale = '${locale}' AND ${isUnused.replace('s.locale', `'${locale}'`)}`,
  );
  return rows.map(({ word }) => word);
}

/**
 * Deletes the words that are still unused. Saving a product waits meanwhile, so a word cannot be deleted while it comes
 * back into use.
 */
export async function deleteUnusedWords(tx: Tx, locale: Locale, words: readonly string[]): Promise<void> {
  await tx.query('LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE');
  await tx.query(
    `DELETE FROM search_words s
      WHERE s.locale = '${locale}' AND s.word = ANY($1) AND ${isUnused.replace('s.locale', `'${locale}'`)}`,
    [words],
  );
}
