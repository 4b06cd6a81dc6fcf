-- Products by name, read in the order of an index however they are filtered.
-- The program before this one works on it: the columns fill themselves.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "sort_name_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sort_name_fr" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION keep_sort_names() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE public.products p SET sort_name_en = public.plain_text(n.name)
    FROM new_rows n
   WHERE n.product_id = p.id AND n.locale = 'en' AND p.sort_name_en <> public.plain_text(n.name);
  UPDATE public.products p SET sort_name_fr = public.plain_text(n.name)
    FROM new_rows n
   WHERE n.product_id = p.id AND n.locale = 'fr' AND p.sort_name_fr <> public.plain_text(n.name);
  RETURN NULL;
END $$;
CREATE TRIGGER product_translations_sort_new AFTER INSERT ON product_translations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_sort_names();
CREATE TRIGGER product_translations_sort_changed AFTER UPDATE ON product_translations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_sort_names();
UPDATE products p
   SET sort_name_en = coalesce((SELECT plain_text(t.name) FROM product_translations t WHERE t.product_id = p.id AND t.locale = 'en'), ''),
       sort_name_fr = coalesce((SELECT plain_text(t.name) FROM product_translations t WHERE t.product_id = p.id AND t.locale = 'fr'), '');

CREATE INDEX products_name_en_idx ON products (sort_name_en, id) WHERE is_active;
CREATE INDEX products_name_fr_idx ON products (sort_name_fr, id) WHERE is_active;
CREATE INDEX products_category_name_en_idx ON products (category, sort_name_en, id) WHERE is_active;
CREATE INDEX products_category_name_fr_idx ON products (category, sort_name_fr, id) WHERE is_active;

RESET lock_timeout;
