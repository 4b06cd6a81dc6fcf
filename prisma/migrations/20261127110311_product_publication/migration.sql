-- Drafts and scheduled products, SKUs, barcodes, and texts for search engines.
-- The previous version works on it: to it a draft is an inactive product, and the trigger dates what it publishes.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "barcode" TEXT,
ADD COLUMN     "publish_at" TIMESTAMPTZ(3),
ADD COLUMN     "published_at" TIMESTAMPTZ(3),
ADD COLUMN     "seo" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "sku" TEXT;

ALTER TABLE products ADD CONSTRAINT products_scheduled_while_inactive CHECK (publish_at IS NULL OR NOT is_active);
ALTER TABLE products ADD CONSTRAINT products_sku_not_blank CHECK (sku <> '');
ALTER TABLE products ADD CONSTRAINT products_barcode_digits CHECK (barcode ~ '^([0-9]{8}|[0-9]{12,14})$');
CREATE UNIQUE INDEX products_sku_unique ON products (lower(sku));
-- A GTIN of 12 digits and the one of 13 digits that adds a zero in front of it name the same article.
CREATE UNIQUE INDEX products_barcode_unique ON products (lpad(barcode, 14, '0'));
CREATE INDEX products_publish_at ON products (publish_at) WHERE publish_at IS NOT NULL;

-- Every product so far was shown in the shop, or may have been.
UPDATE products SET published_at = created_at;

CREATE FUNCTION date_product_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := coalesce(NEW.published_at, NEW.updated_at);
  NEW.publish_at := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER products_publish BEFORE INSERT OR UPDATE ON products
  FOR EACH ROW WHEN (NEW.is_active AND (NEW.published_at IS NULL OR NEW.publish_at IS NOT NULL))
  EXECUTE FUNCTION date_product_publication();

RESET lock_timeout;
