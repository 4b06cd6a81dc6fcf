-- Staff remove the name of a guest of a whole arena from a booking. The signed waiver is kept as evidence.
-- The previous version works on it: it does not know the new column, and still counts a removed guest.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "waivers" ADD COLUMN     "removed_at" TIMESTAMPTZ(3);

RESET lock_timeout;
