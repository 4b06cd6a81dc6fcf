-- A pickup names who collects it, so that staff can check; a search finds it by that name.
-- The previous version works on it: it leaves the columns empty, and shows and finds its pickups by their e-mail.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "pickup_name" TEXT,
ADD COLUMN     "pickup_phone" TEXT;

ALTER TABLE orders
  ADD CONSTRAINT orders_pickup_contact_fits CHECK (
    (pickup_name IS NULL OR (delivery = 2 AND length(pickup_name) BETWEEN 1 AND 150))
    AND (pickup_phone IS NULL OR pickup_name IS NOT NULL));

-- A column that was just added is empty, so there is nothing to go into it yet.
CREATE INDEX orders_pickup_name_idx ON orders USING gin (plain_text(pickup_name) gin_trgm_ops) WHERE pickup_name IS NOT NULL;

RESET lock_timeout;
