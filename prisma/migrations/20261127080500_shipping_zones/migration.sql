-- Shipping by weight and zone, the surcharge of oversize products, and the rate that an order was sold with.
-- The previous version works on it: it keeps reading the old fee, and writes neither of the new columns.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "oversize_cents" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "products" ADD CONSTRAINT "products_oversize_not_negative" CHECK ("oversize_cents" >= 0) NOT VALID;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "shipping_rate" JSONB;

RESET lock_timeout;

ALTER TABLE "products" VALIDATE CONSTRAINT "products_oversize_not_negative";

-- The fee and the threshold so far become a table with one zone, so that no price changes with the upgrade.
INSERT INTO "settings" ("key", "value", "updated_at")
SELECT 'shippingRates', jsonb_build_object('zones', jsonb_build_array(jsonb_build_object(
    'name', jsonb_build_object('en', 'Canada', 'fr', 'Canada'),
    'provinces', '["AB","BC","MB","NB","NL","NS","NT","NU","ON","PE","QC","SK","YT"]'::jsonb,
    'postalPrefixes', '[]'::jsonb,
    'rates', jsonb_build_array(jsonb_build_object('upToGrams', NULL, 'feeCents', "value" -> 'feeCents')),
    'freeFromCents', "value" -> 'freeFromCents',
    'days', NULL,
    'refusal', NULL))), now()
  FROM "settings" WHERE "key" = 'shipping'
ON CONFLICT ("key") DO NOTHING;
