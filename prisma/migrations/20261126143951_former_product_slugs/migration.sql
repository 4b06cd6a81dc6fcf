-- An address that a product had leads to it after the slug has changed. The previous version works on it: it does not know the table,
-- and the trigger keeps the addresses that it changes as well. Addresses that changed before are not known any more.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "former_product_slugs" (
    "slug" TEXT NOT NULL,
    "product_id" UUID NOT NULL,

    CONSTRAINT "former_product_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "former_product_slugs_product_id_idx" ON "former_product_slugs"("product_id");

-- AddForeignKey
ALTER TABLE "former_product_slugs" ADD CONSTRAINT "former_product_slugs_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A slug that is in use again leads to the product that uses it.
CREATE FUNCTION keep_former_product_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_product_slugs WHERE slug = NEW.slug;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_product_slugs (slug, product_id) VALUES (OLD.slug, NEW.id)
      ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER products_begin_slug AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION keep_former_product_slug();
CREATE TRIGGER products_change_slug AFTER UPDATE OF slug ON products
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_product_slug();

RESET lock_timeout;
