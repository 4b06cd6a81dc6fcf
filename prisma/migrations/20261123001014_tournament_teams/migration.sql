-- Teams of tournaments: a booking's team, and the players of its squad.
-- The previous version works on it: it takes no tournaments, and neither reads nor writes the new columns and table.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "team_name" CITEXT,
ADD COLUMN     "team_version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "squad_players" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "is_striker" BOOLEAN NOT NULL DEFAULT false,
    "state" SMALLINT NOT NULL DEFAULT 1,
    "invited_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "squad_players_pkey" PRIMARY KEY ("id")
);

ALTER TABLE bookings
  ADD CONSTRAINT bookings_team_name_length CHECK (length(team_name::text) BETWEEN 2 AND 60),
  ADD CONSTRAINT bookings_team_version_real CHECK (team_version >= 0);

ALTER TABLE squad_players
  ADD CONSTRAINT squad_players_state_known CHECK (state BETWEEN 1 AND 3);

-- Two teams of one tournament never have the same name; what is cancelled frees it.
CREATE UNIQUE INDEX bookings_team_name_once ON bookings (slot_id, team_name) WHERE team_name IS NOT NULL AND status <> 3;

-- CreateIndex
CREATE INDEX "squad_players_changed_at_idx" ON "squad_players"("changed_at");

-- CreateIndex
CREATE UNIQUE INDEX "squad_players_booking_id_email_key" ON "squad_players"("booking_id", "email");

-- AddForeignKey
ALTER TABLE "squad_players" ADD CONSTRAINT "squad_players_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

RESET lock_timeout;
