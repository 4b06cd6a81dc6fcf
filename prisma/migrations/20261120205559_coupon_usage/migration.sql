-- The dashboard lists a coupon's redemptions, released ones too; the partial index over those that stand cannot serve that.
-- An index more changes nothing for the program before this one.
SET lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "coupon_redemptions_coupon_id_created_at_id_idx" ON "coupon_redemptions"("coupon_id", "created_at" DESC, "id");

RESET lock_timeout;
