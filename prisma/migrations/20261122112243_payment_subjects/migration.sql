-- Payments are for anything that is sold: orders today, bookings and memberships soon. What is sold shares its id with a row
-- of payment_subjects, and what a refund means for an order stands in a table of the orders' own.
-- The previous version works on it. Triggers give the orders it places their subject, fill subject_id of its payments
-- from order_id, and write order_refunds from what it writes into refunds. They also keep those old columns filled for it,
-- until a later release removes them; the old index of open payments stays with them.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "payment_subjects" (
    "id" UUID NOT NULL,
    "kind" SMALLINT NOT NULL,

    CONSTRAINT "payment_subjects_pkey" PRIMARY KEY ("id")
);
-- Which kinds there are is decided by the triggers below, one on the table of each kind: a list of them here would be a second.
ALTER TABLE payment_subjects ADD CONSTRAINT payment_subjects_kind_positive CHECK (kind > 0);

-- CreateTable
CREATE TABLE "order_refunds" (
    "refund_id" UUID NOT NULL,
    "order_return_id" UUID,
    "shipping_cents" INTEGER NOT NULL DEFAULT 0,
    "tax_cents" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "order_refunds_pkey" PRIMARY KEY ("refund_id")
);
ALTER TABLE order_refunds ADD CONSTRAINT order_refunds_parts_real CHECK (shipping_cents >= 0 AND tax_cents >= 0);

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "subject_id" UUID;

INSERT INTO payment_subjects (id, kind) SELECT id, 1 FROM orders;
UPDATE payments SET subject_id = order_id;
INSERT INTO order_refunds (refund_id, order_return_id, shipping_cents, tax_cents)
  SELECT id, order_return_id, shipping_cents, tax_cents FROM refunds
  WHERE order_return_id IS NOT NULL OR shipping_cents > 0 OR tax_cents > 0;

ALTER TABLE payments ALTER COLUMN subject_id SET NOT NULL;
-- While old columns stay, an order's payment names it in both.
ALTER TABLE payments ADD CONSTRAINT payments_order_is_subject CHECK (order_id = subject_id);

-- CreateIndex
CREATE INDEX "order_refunds_order_return_id_idx" ON "order_refunds"("order_return_id");

-- CreateIndex
CREATE INDEX "payments_subject_id_created_at_idx" ON "payments"("subject_id", "created_at" DESC);
-- one open payment for each thing, however many start one at the same moment
CREATE UNIQUE INDEX payments_one_open_per_subject ON payments (subject_id) WHERE status = 1;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_fkey" FOREIGN KEY ("id") REFERENCES "payment_subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "payment_subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_return_id_fkey" FOREIGN KEY ("order_return_id") REFERENCES "order_returns"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A table whose rows are paid for has this trigger, with its kind (PaymentSubjectKind) as the argument. It runs before the
-- row is known to be new, so a subject that is there already is right if it is of the same kind.
CREATE FUNCTION payment_subject_of_row() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO payment_subjects (id, kind) VALUES (NEW.id, TG_ARGV[0]::smallint) ON CONFLICT (id) DO NOTHING;
    IF NOT FOUND AND NOT EXISTS (SELECT FROM payment_subjects WHERE id = NEW.id AND kind = TG_ARGV[0]::smallint) THEN
      RAISE unique_violation USING
        CONSTRAINT = 'payment_subjects_pkey', MESSAGE = format('%s is paid for as something else already', NEW.id);
    END IF;
    RETURN NEW;
  END
  $$;
CREATE TRIGGER orders_are_paid_for BEFORE INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION payment_subject_of_row(1);

-- For the version before: its payments name only their order, and it reads ours by that.
CREATE FUNCTION payment_order_is_subject() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    NEW.subject_id := COALESCE(NEW.subject_id, NEW.order_id);
    NEW.order_id := (SELECT id FROM payment_subjects WHERE id = NEW.subject_id AND kind = 1);
    RETURN NEW;
  END
  $$;
CREATE TRIGGER payments_name_their_order BEFORE INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION payment_order_is_subject();

-- For the version before: what it writes into refunds goes to order_refunds.
CREATE FUNCTION refund_parts_to_order() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    INSERT INTO order_refunds (refund_id, order_return_id, shipping_cents, tax_cents)
      VALUES (NEW.id, NEW.order_return_id, NEW.shipping_cents, NEW.tax_cents);
    RETURN NULL;
  END
  $$;
CREATE TRIGGER refunds_say_what_for AFTER INSERT ON refunds
  FOR EACH ROW
  WHEN (NEW.order_return_id IS NOT NULL OR NEW.shipping_cents > 0 OR NEW.tax_cents > 0)
  EXECUTE FUNCTION refund_parts_to_order();

-- For the version before: it reads in refunds what stands in order_refunds.
CREATE FUNCTION order_refund_to_parts() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE refunds r
      SET order_return_id = NEW.order_return_id, shipping_cents = NEW.shipping_cents, tax_cents = NEW.tax_cents
      WHERE r.id = NEW.refund_id
        AND (r.order_return_id, r.shipping_cents, r.tax_cents)
          IS DISTINCT FROM (NEW.order_return_id, NEW.shipping_cents, NEW.tax_cents);
    RETURN NULL;
  END
  $$;
CREATE TRIGGER order_refunds_kept_in_refunds AFTER INSERT OR UPDATE ON order_refunds
  FOR EACH ROW EXECUTE FUNCTION order_refund_to_parts();

-- A refund is written before what it is for: that of a return has none for a moment.
ALTER TABLE refunds
  DROP CONSTRAINT refunds_return_fits_kind,
  ADD CONSTRAINT refunds_return_fits_kind CHECK (kind = 4 OR order_return_id IS NULL);

RESET lock_timeout;
