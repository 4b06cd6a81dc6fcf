-- Children of the captain in teams, and the people for whom a waitlist entry is.
-- The previous version works on it: what it writes has no children, and an address stays unique among its players.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "squad_players" ADD COLUMN     "child_id" UUID,
ADD COLUMN     "is_family" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "waitlist_entries" ADD COLUMN     "people" JSONB NOT NULL DEFAULT '[]';

-- CreateIndex
CREATE INDEX "squad_players_child_id_idx" ON "squad_players"("child_id");

-- CreateIndex
CREATE UNIQUE INDEX "squad_players_booking_id_child_id_key" ON "squad_players"("booking_id", "child_id");

-- AddForeignKey
ALTER TABLE "squad_players" ADD CONSTRAINT "squad_players_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The children of a captain share the captain's address.
CREATE UNIQUE INDEX squad_players_booking_id_invited_email_key ON squad_players (booking_id, email) WHERE NOT is_family;
DROP INDEX "squad_players_booking_id_email_key";

RESET lock_timeout;
