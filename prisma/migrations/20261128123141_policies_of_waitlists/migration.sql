-- An offer records the policies only for a person whose form named them.
-- The previous version does not know the column. Its entries keep false, because its form names no policies.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "waitlist_entries" ADD COLUMN     "accepts_policies" BOOLEAN NOT NULL DEFAULT false;

RESET lock_timeout;
