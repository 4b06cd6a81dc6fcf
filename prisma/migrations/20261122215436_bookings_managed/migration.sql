-- Bookings in the dashboard: found by a part of their number, e-mail or name, and what the organisation has moved.
-- The previous version works on it: it reads and writes neither column, and the index changes no answer.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "moved_from_end" TEXT,
ADD COLUMN     "moved_from_start" TEXT;

ALTER TABLE bookings
  ADD CONSTRAINT bookings_moved_from_both CHECK ((moved_from_start IS NULL) = (moved_from_end IS NULL));
CREATE INDEX bookings_search_idx ON bookings
  USING gin (plain_text(number || ' ' || email::text || ' ' || name) gin_trgm_ops);

RESET lock_timeout;
