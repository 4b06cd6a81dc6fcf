-- Where a person has signed in before is known to their account: what strangers do with their e-mail slows them down there
-- not at all. The previous version works on it: it writes no network, so its sign-ins make none known.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "network" TEXT;

-- IPv6 networks become known at the next sign-in.
UPDATE sessions SET network = regexp_replace(address, '^::ffff:', '', 'i')
 WHERE address ~* '^(::ffff:)?\d+\.\d+\.\d+\.\d+$';
