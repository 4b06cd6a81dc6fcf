-- People who wait for seats of a slot that is full.
-- The previous version works on it: it neither reads nor writes the new table, and deleting a slot takes its waitlist along.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "waitlist_entries" (
    "id" UUID NOT NULL,
    "slot_id" UUID NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "seats" INTEGER NOT NULL,
    "tier" SMALLINT NOT NULL,
    "state" SMALLINT NOT NULL DEFAULT 1,
    "booking_id" UUID,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "waitlist_entries_pkey" PRIMARY KEY ("id")
);

ALTER TABLE waitlist_entries
  ADD CONSTRAINT waitlist_entries_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT waitlist_entries_seats_real CHECK (seats > 0),
  ADD CONSTRAINT waitlist_entries_tier_known CHECK (tier IN (1, 2)),
  ADD CONSTRAINT waitlist_entries_state_known CHECK (state BETWEEN 1 AND 5);

-- One open entry per address and slot.
CREATE UNIQUE INDEX waitlist_entries_one_open ON waitlist_entries (slot_id, email) WHERE state IN (1, 2);
-- Who is next, and what the sweep looks through.
CREATE INDEX waitlist_entries_waiting ON waitlist_entries (slot_id, joined_at, id) WHERE state = 1;

-- CreateIndex
CREATE UNIQUE INDEX "waitlist_entries_booking_id_key" ON "waitlist_entries"("booking_id");

-- CreateIndex
CREATE INDEX "waitlist_entries_user_id_idx" ON "waitlist_entries"("user_id");

-- CreateIndex
CREATE INDEX "waitlist_entries_changed_at_idx" ON "waitlist_entries"("changed_at");

-- AddForeignKey
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "class_slots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

RESET lock_timeout;
