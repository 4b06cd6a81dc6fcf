-- What guests place under a person's email is no longer counted among what that person holds unpaid when signed in.
-- The previous version works on it: it leaves the new columns at false and does not know the new function, and the functions
-- that it calls stay until a later release. What it adopts meanwhile counts as the account's own until the hold is over.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "is_adopted" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "is_adopted" BOOLEAN NOT NULL DEFAULT false;

-- The pieces in orders that still wait for their payment. VOLATILE in PL/pgSQL: called behind locks that the statement has
-- taken, it counts anew, and a connection plans it once.
-- Accounts count what they placed themselves. Guests count what guests placed under the same inbox.
CREATE FUNCTION unpaid_order_pieces(account uuid, buyer text, place text, at timestamptz) RETURNS json
  LANGUAGE plpgsql VOLATILE
  AS $$
  DECLARE
    by_person bigint;
    by_network bigint;
    by_email bigint := 0;
  BEGIN
    IF account IS NULL THEN
      SELECT coalesce(sum(l.quantity) FILTER (WHERE o.network = place), 0), coalesce(sum(l.quantity), 0)
        INTO by_person, by_email
        FROM public.orders o JOIN public.order_lines l ON l.order_id = o.id
       WHERE public.mailbox_of(o.email::text) = public.mailbox_of(buyer) AND o.status = 1 AND o.hold_expires_at > at
         AND (o.user_id IS NULL OR o.is_adopted);
    ELSE
      SELECT coalesce(sum(l.quantity), 0) INTO by_person
        FROM public.orders o JOIN public.order_lines l ON l.order_id = o.id
       WHERE o.user_id = account AND NOT o.is_adopted AND o.status = 1 AND o.hold_expires_at > at;
    END IF;
    SELECT coalesce(sum(l.quantity), 0) INTO by_network
      FROM public.orders o JOIN public.order_lines l ON l.order_id = o.id
     WHERE o.network = place AND o.status = 1 AND o.hold_expires_at > at
       AND (o.user_id IS NULL OR o.is_adopted) = (account IS NULL);
    RETURN json_build_object('byPerson', by_person, 'byNetwork', by_network, 'byEmail', by_email);
  END $$;

RESET lock_timeout;
