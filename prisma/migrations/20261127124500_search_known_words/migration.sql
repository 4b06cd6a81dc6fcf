-- The vocabulary of the search has the words of products that visitors know. A draft's words were offered as corrections.
-- The previous version works on it: its searches read the same table. Until the nightly job has run, the table keeps the
-- words that only drafts have.
SET lock_timeout = '5s';

CREATE OR REPLACE FUNCTION learn_search_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO public.search_words (locale, word)
  SELECT DISTINCT n.locale, term.word COLLATE "C"
    FROM new_rows n JOIN public.products p ON p.id = n.product_id AND p.published_at IS NOT NULL,
         regexp_split_to_table(public.search_terms(n.name || ' ' || n.description), ' ') AS term (word)
   WHERE term.word ~ '^[[:alpha:]]{3,40}$'
   ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- A product's words become known with its first publication. In the order of the words, as above.
CREATE FUNCTION learn_published_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO public.search_words (locale, word)
  SELECT DISTINCT t.locale, term.word COLLATE "C"
    FROM new_rows n JOIN old_rows o ON o.id = n.id AND o.published_at IS NULL
         JOIN public.product_translations t ON t.product_id = n.id,
         regexp_split_to_table(public.search_terms(t.name || ' ' || t.description), ' ') AS term (word)
   WHERE n.published_at IS NOT NULL AND term.word ~ '^[[:alpha:]]{3,40}$'
   ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER products_learn_published AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION learn_published_words();

RESET lock_timeout;
