-- Products that differ in size or colour form a family, and lists show one card for it.
-- The previous version works on it: it lists the members one by one, and keeps their families when it saves them.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "family_id" UUID,
ADD COLUMN     "option_label" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "option_place" SMALLINT NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "product_families" (
    "id" UUID NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_fr" TEXT NOT NULL,

    CONSTRAINT "product_families_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "product_families"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE product_families ADD CONSTRAINT product_families_named CHECK (name_en <> '' AND name_fr <> '');
CREATE UNIQUE INDEX product_families_name_en_unique ON product_families (lower(name_en));
CREATE UNIQUE INDEX product_families_name_fr_unique ON product_families (lower(name_fr));

ALTER TABLE products ADD CONSTRAINT products_option_in_family CHECK (
  CASE WHEN family_id IS NULL THEN option_label = '{}' ELSE option_label ->> 'en' <> '' AND option_label ->> 'fr' <> '' END);
ALTER TABLE products ADD CONSTRAINT products_option_place_positive CHECK (option_place > 0);
CREATE UNIQUE INDEX products_option_en_unique ON products (family_id, lower(option_label ->> 'en')) WHERE family_id IS NOT NULL;
CREATE UNIQUE INDEX products_option_fr_unique ON products (family_id, lower(option_label ->> 'fr')) WHERE family_id IS NOT NULL;

-- The lock waits for a transaction that adds a member meanwhile, so the second statement sees that member.
CREATE FUNCTION delete_empty_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM product_families WHERE id = OLD.family_id FOR UPDATE;
  DELETE FROM product_families f
   WHERE f.id = OLD.family_id AND NOT EXISTS (SELECT 1 FROM products p WHERE p.family_id = f.id);
  RETURN NULL;
END $$;

CREATE TRIGGER products_leave_family AFTER UPDATE OF family_id ON products
  FOR EACH ROW WHEN (OLD.family_id IS NOT NULL AND OLD.family_id IS DISTINCT FROM NEW.family_id)
  EXECUTE FUNCTION delete_empty_family();
CREATE TRIGGER products_delete_family AFTER DELETE ON products
  FOR EACH ROW WHEN (OLD.family_id IS NOT NULL) EXECUTE FUNCTION delete_empty_family();

RESET lock_timeout;
