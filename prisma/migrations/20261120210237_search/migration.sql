-- Search that forgives a wrong letter and ranks by names, and indices for every way of listing products.
-- The program before this one works on it: it goes on reading search_text and its index, which a later release removes.
-- Adding the vectors rewrites product_translations, which takes about a second for each 5,000 products.
SET lock_timeout = '5s';

-- What products were bought together, the latest orders first; the index it replaces is its beginning.
DROP INDEX "order_lines_product_id_idx";
CREATE INDEX "order_lines_product_id_id_idx" ON "order_lines"("product_id", "id" DESC);

-- The words of a text: without case, accents and signs, one blank between
CREATE FUNCTION search_terms(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(public.plain_text(value), '[^[:alnum:]]+', ' ', 'g') $$;

-- The stem of a word in a language (batteries and battery have one); null for a word that says nothing, such as "the"
CREATE FUNCTION search_stem(locale text, word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT (CASE locale WHEN 'fr' THEN ts_lexize('pg_catalog.french_stem', word)
                        ELSE ts_lexize('pg_catalog.english_stem', word) END)[1]
  $$;

-- Every word as it is written, so that it is found by its beginning, and its stem, so that a plural finds the singular
CREATE FUNCTION search_vector(locale text, value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT strip(to_tsvector('pg_catalog.simple', terms)
                 || CASE locale WHEN 'fr' THEN to_tsvector('pg_catalog.french', terms)
                                ELSE to_tsvector('pg_catalog.english', terms) END)
      FROM public.search_terms(value) terms
  $$;

-- The word, and what is left of it without each one of its letters. Two words that share one of these differ by a letter
-- that is wrong, missing, too many or swapped with its neighbour (or, in long words, by one on each side).
CREATE FUNCTION one_letter_less(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_agg(DISTINCT overlay(word PLACING '' FROM n FOR 1)) || word FROM generate_series(1, length(word)) n $$;

ALTER TABLE product_translations
  ADD COLUMN search_name tsvector GENERATED ALWAYS AS (search_vector(locale, name)) STORED,
  ADD COLUMN search_all tsvector GENERATED ALWAYS AS (search_vector(locale, name || ' ' || description)) STORED;
-- One index per language: a search is in one, and need not pass over the other's words
CREATE INDEX product_translations_name_en_idx ON product_translations USING gin (search_name) WHERE locale = 'en';
CREATE INDEX product_translations_name_fr_idx ON product_translations USING gin (search_name) WHERE locale = 'fr';
CREATE INDEX product_translations_all_en_idx ON product_translations USING gin (search_all) WHERE locale = 'en';
CREATE INDEX product_translations_all_fr_idx ON product_translations USING gin (search_all) WHERE locale = 'fr';

-- In the order of bytes, so that a beginning is a range of the index
CREATE TABLE "search_words" (
    "locale" CHAR(2) NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,
    "stem" TEXT COLLATE "C" GENERATED ALWAYS AS (search_stem("locale", "word")) STORED,
    "near" TEXT[] GENERATED ALWAYS AS (one_letter_less("word")) STORED,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("locale","word")
);
CREATE INDEX search_words_stem_idx ON search_words (locale, stem);
CREATE INDEX search_words_near_idx ON search_words USING gin (near);

-- Words are only added here; a job takes those away that no product has any more. In the order of the words, so that two
-- people who save at once wait for one another and never in a circle.
CREATE FUNCTION learn_search_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO public.search_words (locale, word)
  SELECT DISTINCT n.locale, term.word COLLATE "C"
    FROM new_rows n, regexp_split_to_table(public.search_terms(n.name || ' ' || n.description), ' ') AS term (word)
   WHERE term.word ~ '^[[:alpha:]]{3,40}$'
   ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER product_translations_learn_new AFTER INSERT ON product_translations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
CREATE TRIGGER product_translations_learn_changed AFTER UPDATE ON product_translations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
INSERT INTO search_words (locale, word)
SELECT DISTINCT t.locale, term.word COLLATE "C"
  FROM product_translations t, regexp_split_to_table(search_terms(t.name || ' ' || t.description), ' ') AS term (word)
 WHERE term.word ~ '^[[:alpha:]]{3,40}$';

-- What is charged changes with the clock, so no index can hold it; these hold its two halves.
CREATE INDEX products_class_newest_idx ON products (arena_class, created_at DESC, id DESC) WHERE is_active;
CREATE INDEX products_regular_price_idx ON products (price_cents, id) WHERE is_active AND sale_price_cents IS NULL;
CREATE INDEX products_reduced_price_idx ON products (sale_price_cents, id) WHERE is_active AND sale_price_cents IS NOT NULL;
CREATE INDEX products_reduced_from_price_idx ON products (price_cents, id) WHERE is_active AND sale_price_cents IS NOT NULL;

RESET lock_timeout;
