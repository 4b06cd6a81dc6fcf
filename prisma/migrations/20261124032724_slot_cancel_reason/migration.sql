-- Why the organisation cancelled a slot with its bookings, in either language, for the emails about it.
-- The previous version works on it: it never reads the columns, and the slots that it cancels have no reason.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "class_slots" ADD COLUMN     "cancel_reason_en" TEXT,
ADD COLUMN     "cancel_reason_fr" TEXT;

RESET lock_timeout;
