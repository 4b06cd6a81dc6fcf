-- Payments that customers dispute at their bank, and the refunds that record what a lost dispute took.
-- The previous version works on it: it does not know the table, and treats the refund of a lost dispute like one that was
-- made at the provider.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "dispute_id" UUID;

-- CreateTable
CREATE TABLE "disputes" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "is_inquiry" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "withdrawn_cents" INTEGER NOT NULL,
    "fee_cents" INTEGER NOT NULL,
    "respond_by" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "reported_at" TIMESTAMPTZ(3) NOT NULL,
    "progress" SMALLINT NOT NULL,

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "disputes_payment_id_idx" ON "disputes"("payment_id");

-- CreateIndex
CREATE INDEX "disputes_status_opened_at_idx" ON "disputes"("status", "opened_at");

-- CreateIndex
CREATE UNIQUE INDEX "disputes_provider_reference_key" ON "disputes"("provider", "reference");

-- CreateIndex
CREATE INDEX "refunds_dispute_id_idx" ON "refunds"("dispute_id");

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_dispute_id_fkey" FOREIGN KEY ("dispute_id") REFERENCES "disputes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE disputes
  ADD CONSTRAINT disputes_status_known CHECK (status BETWEEN 1 AND 4),
  ADD CONSTRAINT disputes_amount_positive CHECK (amount_cents > 0),
  ADD CONSTRAINT disputes_withdrawn_real CHECK (withdrawn_cents >= 0);

RESET lock_timeout;
