-- A waitlist entry holds the guardian's declaration, which an offer takes over; a booking knows whether it was asked for.
-- The previous version works on it: it leaves the new columns at their defaults. What it books meanwhile counts as not asked, so
-- the page of the payment asks once more.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "has_guardian_answer" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "waitlist_entries" ADD COLUMN     "guardian" JSONB,
ADD COLUMN     "has_guardian_answer" BOOLEAN NOT NULL DEFAULT false;

RESET lock_timeout;
