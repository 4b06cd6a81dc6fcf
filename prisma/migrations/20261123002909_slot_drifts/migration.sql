-- Slots whose stored instants no longer show their wall time, since the rules of their zone changed.
-- The previous version works on it: it neither reads nor writes the new table, and deleting a slot takes its row along.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "slot_drifts" (
    "slot_id" UUID NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "slot_drifts_pkey" PRIMARY KEY ("slot_id")
);

-- AddForeignKey
ALTER TABLE "slot_drifts" ADD CONSTRAINT "slot_drifts_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "class_slots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

RESET lock_timeout;
