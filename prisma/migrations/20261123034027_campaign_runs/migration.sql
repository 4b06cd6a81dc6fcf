-- How a campaign's run ends or pauses early, and since when a recipient's server puts its letter off.
-- The previous version works on it: it knows no campaigns that go out, and what it inserts gets the defaults.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "campaigns" ADD COLUMN     "cancelled_at" TIMESTAMPTZ(3),
ADD COLUMN     "handed_over" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refused" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "resending" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "campaign_deliveries" ADD COLUMN     "deferred_at" TIMESTAMPTZ(3);

-- What is left to send, in turn: first what was not tried yet, then what was put off the longest ago.
DROP INDEX campaign_deliveries_to_send;
CREATE INDEX campaign_deliveries_to_send ON campaign_deliveries (campaign_id, retry_at NULLS FIRST, id) WHERE state = 1;
-- Of a campaign that has ended, unknown deliveries may be sent again.
CREATE INDEX campaigns_resending ON campaigns (id) WHERE resending;

RESET lock_timeout;
