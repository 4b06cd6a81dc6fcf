-- Every word of a product is found as it is written. PostgreSQL's parser took some for a number with a rest (6e4f4ed6 for
-- 6e4 and f4ed6), and no search for the whole word matched its parts.
-- The previous version works on it: its searches ask for the same words and stems. The parts alone, which no one
-- types, are no longer all there. Looking through the rows takes about as long as saving each of them once.
SET lock_timeout = '5s';

-- No row may be written by the former function meanwhile; reading goes on.
LOCK TABLE product_translations IN SHARE ROW EXCLUSIVE MODE;

-- Every word as it is written, so that it is found whole and by its beginning, and its stem by the language, so that a
-- plural finds the singular. A vector holds words of up to 2,046 bytes, which array_to_tsvector does not see to.
CREATE OR REPLACE FUNCTION search_vector(locale text, value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT array_to_tsvector(ARRAY(SELECT word FROM string_to_table(terms, ' ') word
                                    WHERE octet_length(word) BETWEEN 1 AND 2046))
           || strip(CASE locale WHEN 'fr' THEN to_tsvector('pg_catalog.french', terms)
                                ELSE to_tsvector('pg_catalog.english', terms) END)
      FROM public.search_terms(value) terms
  $$;

-- Generated columns are written anew with their row; only rows that the function reads otherwise than before are.
UPDATE product_translations SET name = name
 WHERE (search_name, search_all)
       IS DISTINCT FROM (search_vector(locale, name), search_vector(locale, name || ' ' || description));

RESET lock_timeout;
