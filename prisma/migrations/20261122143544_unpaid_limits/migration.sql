-- One person counts as one, however they spell their e-mail, wherever something is allowed once per person; and orders that
-- are not paid yet are limited per buyer and per network.
-- The previous version works on it: it neither reads nor writes the new column, and functions and indexes alone are new
-- besides. Building the indexes takes about as long as reading the four tables once; orders wait meanwhile, reading goes on.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "network" TEXT;

-- The inbox behind an e-mail address: the same rule as `mailboxOf` in libs/domain, which a test compares with this. If it
-- ever changes, the indexes below have to be built anew.
CREATE FUNCTION mailbox_of(email text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT CASE
      WHEN split_part(lower(email), '@', 2) IN ('gmail.com', 'googlemail.com')
        THEN replace(regexp_replace(split_part(lower(email), '@', 1), '^(.[^+]*)\+.*$', '\1'), '.', '') || '@gmail.com'
      ELSE regexp_replace(split_part(lower(email), '@', 1), '^(.[^+]*)\+.*$', '\1') || '@' || split_part(lower(email), '@', 2)
    END
  $$;

CREATE INDEX orders_mailbox_idx ON orders (mailbox_of(email::text));
CREATE INDEX orders_unpaid_network_idx ON orders (network) WHERE status = 1;
CREATE INDEX coupon_assignments_mailbox_idx ON coupon_assignments (coupon_id, mailbox_of(email::text));
CREATE INDEX coupon_redemptions_mailbox_idx ON coupon_redemptions (coupon_id, mailbox_of(email::text))
  WHERE released_at IS NULL;
CREATE INDEX first_order_offers_mailbox_idx ON first_order_offers (mailbox_of(email::text));

-- From where an order was placed is needed, and known, only while it is unpaid.
CREATE FUNCTION forget_network() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    NEW.network := NULL;
    RETURN NEW;
  END
  $$;
CREATE TRIGGER orders_forget_network BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status <> 1) EXECUTE FUNCTION forget_network();

-- As cart_lines_beside: called with a cart that the statement has locked already, it counts anew.
CREATE FUNCTION cart_pieces_beside(cart uuid, product uuid) RETURNS bigint
  LANGUAGE sql VOLATILE STRICT
  AS $$ SELECT coalesce(sum(c.quantity), 0) FROM public.cart_items c WHERE c.user_id = cart AND c.product_id <> product $$;

-- The same of what a buyer, or a network, holds in orders that still wait for their payment.
CREATE FUNCTION unpaid_pieces_of(buyer text, at timestamptz) RETURNS bigint
  LANGUAGE sql VOLATILE STRICT
  AS $$
    SELECT coalesce(sum(l.quantity), 0) FROM public.orders o JOIN public.order_lines l ON l.order_id = o.id
     WHERE public.mailbox_of(o.email::text) = public.mailbox_of(buyer) AND o.status = 1 AND o.hold_expires_at > at
  $$;
CREATE FUNCTION unpaid_pieces_from(place text, at timestamptz) RETURNS bigint
  LANGUAGE sql VOLATILE STRICT
  AS $$
    SELECT coalesce(sum(l.quantity), 0) FROM public.orders o JOIN public.order_lines l ON l.order_id = o.id
     WHERE o.network = place AND o.status = 1 AND o.hold_expires_at > at
  $$;

RESET lock_timeout;
