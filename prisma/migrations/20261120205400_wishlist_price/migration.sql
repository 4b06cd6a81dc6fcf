-- What a saved product cost when it was saved, and how many lines a cart has at the moment it is asked.
-- The program before this one works on it: the column may be empty, and nothing calls the function.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "wishlist_items" ADD COLUMN     "price_cents" INTEGER;

ALTER TABLE wishlist_items ADD CONSTRAINT wishlist_items_price_not_negative CHECK (price_cents >= 0);

-- A statement sees the database as it was when it began, also after it has waited for a lock. A volatile function looks
-- anew: called with a cart that the statement has locked already, it counts what a parallel addition has just written.
CREATE FUNCTION cart_lines_beside(cart uuid, product uuid) RETURNS bigint
  LANGUAGE sql VOLATILE STRICT
  AS $$ SELECT count(*) FROM public.cart_items c WHERE c.user_id = cart AND c.product_id <> product $$;

RESET lock_timeout;
