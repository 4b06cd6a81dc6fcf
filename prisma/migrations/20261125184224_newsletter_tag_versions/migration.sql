-- Two who rename one topic no longer overwrite each other unseen.
-- The previous version works on it: it names topics without looking at their version, and its last write wins as before.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "newsletter_tags" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

RESET lock_timeout;
