-- Restores of the database to an earlier moment, so that emails that were due by then are held.
-- The previous version works on it: it does not know the table.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "restores" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "restored_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "restored_to" TIMESTAMPTZ(3),

    CONSTRAINT "restores_pkey" PRIMARY KEY ("id")
);

RESET lock_timeout;
