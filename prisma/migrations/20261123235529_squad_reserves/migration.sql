-- Reserves of a squad: up to five players beside the three to five who fly.
-- The previous version works on it: it does not know the column, and its players all fly.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "squad_players" ADD COLUMN     "is_reserve" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE squad_players
  ADD CONSTRAINT squad_players_striker_flies CHECK (NOT (is_striker AND is_reserve)) NOT VALID;
ALTER TABLE squad_players VALIDATE CONSTRAINT squad_players_striker_flies;

RESET lock_timeout;
