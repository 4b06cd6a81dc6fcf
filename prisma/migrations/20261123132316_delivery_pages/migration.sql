-- A page of a campaign's recipients is read in its order: those of a state were read whole and sorted, 94,000 for 24 of them.
-- Counting keeps the index without the time, which is a tenth as large.
-- The previous version works on it: it reads the same rows, in the same order.
SET lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "campaign_deliveries_campaign_id_state_at_id_idx" ON "campaign_deliveries"("campaign_id", "state", "at" DESC, "id");

RESET lock_timeout;
