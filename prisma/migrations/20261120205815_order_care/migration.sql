-- What an order needs after its purchase: refunds of a part and what they pay for, and being found again among many.
-- The program before this one works on it: what it writes of refunds is a refund of the first kind, and the trigger counts
-- its refunds too.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "refunded_cents" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "failure" TEXT,
ADD COLUMN     "kind" SMALLINT NOT NULL DEFAULT 1,
ADD COLUMN     "shipping_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tax_cents" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "refund_lines" (
    "refund_id" UUID NOT NULL,
    "order_line_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "restock" BOOLEAN NOT NULL,

    CONSTRAINT "refund_lines_pkey" PRIMARY KEY ("refund_id","order_line_id")
);

-- CreateIndex
CREATE INDEX "refund_lines_order_line_id_idx" ON "refund_lines"("order_line_id");

-- CreateIndex
CREATE INDEX "orders_total_cents_id_idx" ON "orders"("total_cents", "id");

-- AddForeignKey
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

UPDATE refunds SET kind = 2 WHERE reason = 'of no use';
ALTER TABLE refunds
  ADD CONSTRAINT refunds_kind_known CHECK (kind BETWEEN 1 AND 4),
  ADD CONSTRAINT refunds_return_fits_kind CHECK ((kind = 4) = (order_return_id IS NOT NULL)),
  ADD CONSTRAINT refunds_parts_real CHECK (shipping_cents >= 0 AND tax_cents >= 0 AND shipping_cents + tax_cents <= amount_cents);
ALTER TABLE refund_lines ADD CONSTRAINT refund_lines_quantity_positive CHECK (quantity > 0);

-- No more goes back than came in, whoever writes refunds: a refused refund (FAILED, 3) no longer counts, until it is tried again.
CREATE FUNCTION refunds_count_on_payment() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.status <> 3 THEN
      UPDATE payments SET refunded_cents = refunded_cents - OLD.amount_cents WHERE id = OLD.payment_id;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.status <> 3 THEN
      UPDATE payments SET refunded_cents = refunded_cents + NEW.amount_cents WHERE id = NEW.payment_id;
    END IF;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER refunds_counted_in AFTER INSERT OR DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_count_on_payment();
-- Done after pending is the same money: only what changes the sum is counted anew.
CREATE TRIGGER refunds_counted_anew AFTER UPDATE ON refunds
  FOR EACH ROW
  WHEN ((OLD.status = 3) <> (NEW.status = 3) OR OLD.amount_cents <> NEW.amount_cents OR OLD.payment_id <> NEW.payment_id)
  EXECUTE FUNCTION refunds_count_on_payment();
UPDATE payments p SET refunded_cents = r.cents
  FROM (SELECT payment_id, sum(amount_cents)::int AS cents FROM refunds WHERE status <> 3 GROUP BY payment_id) r
  WHERE r.payment_id = p.id;
ALTER TABLE payments ADD CONSTRAINT payments_never_overrefunded CHECK (refunded_cents BETWEEN 0 AND amount_cents);

-- The dashboard finds an order by a part of its number, its e-mail or a name
CREATE INDEX orders_search_idx ON orders
  USING gin (plain_text(number || ' ' || email::text || ' ' || COALESCE(address ->> 'fullName', '')) gin_trgm_ops);
CREATE INDEX users_name_search_idx ON users USING gin (plain_text(first_name || ' ' || last_name) gin_trgm_ops);
-- refunds that the provider refused wait for somebody to see to them
CREATE INDEX refunds_failed_idx ON refunds (payment_id) WHERE status = 3;

RESET lock_timeout;
