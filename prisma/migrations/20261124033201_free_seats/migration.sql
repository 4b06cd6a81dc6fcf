-- Free seats are limited per slot, by inbox and network: a waitlist entry keeps its network until its wait is over, a free
-- booking until its slot begins.
-- The previous version works on it: it neither reads nor writes the new column, and the network of a booking was nullable
-- before. The seats that it books for free count for their inbox alone.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "waitlist_entries" ADD COLUMN     "network" TEXT;

-- The networks that are to be deleted; hardly any booking has one.
CREATE INDEX bookings_known_network ON bookings (starts_at) WHERE network IS NOT NULL AND status = 2;

RESET lock_timeout;
