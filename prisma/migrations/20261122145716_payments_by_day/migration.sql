-- Payments are listed the newest first.
-- The previous version works on it: an index more changes nothing for it.
SET lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "payments_created_at_id_idx" ON "payments"("created_at" DESC, "id" DESC);
