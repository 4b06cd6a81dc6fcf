-- The guests of a booking of a whole arena sign their waivers by one link for the booking.
-- The previous version works on it: it does not know the new column, which is null in what it writes.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "waivers" ADD COLUMN     "booking_id" UUID;

-- CreateIndex
CREATE INDEX "waivers_booking_id_idx" ON "waivers"("booking_id");

-- AddForeignKey
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A guest of a booking is no other known person.
ALTER TABLE waivers
  ADD CONSTRAINT waivers_of_guests CHECK (booking_id IS NULL OR num_nonnulls(user_id, child_id, seat_id, player_id) = 0) NOT VALID;
ALTER TABLE waivers VALIDATE CONSTRAINT waivers_of_guests;

RESET lock_timeout;
