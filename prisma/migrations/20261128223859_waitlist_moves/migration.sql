-- People who wait for a slot are told once about each of its moves.
-- The previous version works on it: it does not know the new column, and tells no one about a move.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "waitlist_entries" ADD COLUMN     "told_of_move_at" TIMESTAMPTZ(3);

RESET lock_timeout;
