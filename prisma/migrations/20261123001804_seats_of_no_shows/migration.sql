-- Seats marked as no-shows, which the figures of attendance count. The door's migration may have made the column already.
-- The previous version works on it: it neither reads nor writes the new column.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "booking_seats" ADD COLUMN IF NOT EXISTS "no_show_at" TIMESTAMPTZ(3);

RESET lock_timeout;
