-- What a product cost when it was put into the cart, so that a change can be told.
-- The program before this one works on it: the column may be empty.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "cart_items" ADD COLUMN     "price_cents" INTEGER;

ALTER TABLE cart_items ADD CONSTRAINT cart_items_price_not_negative CHECK (price_cents >= 0);

RESET lock_timeout;
