-- Why an address is suppressed: the team records complaints and dead addresses, beside what mail servers say.
-- The previous version works on it: it leaves the new column empty, which is read as a dead address, all it knew.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "newsletter_consents" ADD COLUMN     "cause" TEXT;

-- No entry has one yet, so there is nothing to look through.
ALTER TABLE newsletter_consents
  ADD CONSTRAINT newsletter_consents_cause_known
    CHECK (cause IS NULL OR (kind = 4 AND cause IN ('complaint', 'deadAddress'))) NOT VALID;

RESET lock_timeout;
