-- Seats marked as no-shows, and money taken at the desk.
-- The previous version works on it: it reads and writes neither column, checks no one in, and takes no payments at a desk.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "booking_seats" ADD COLUMN     "no_show_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "method" TEXT;

ALTER TABLE booking_seats
  ADD CONSTRAINT booking_seats_came_or_not CHECK (checked_in_at IS NULL OR no_show_at IS NULL);
ALTER TABLE payments
  ADD CONSTRAINT payments_method_of_desk CHECK ((provider = 'desk') = (method IS NOT NULL)),
  ADD CONSTRAINT payments_method_known CHECK (method IN ('cash', 'card'));

RESET lock_timeout;
