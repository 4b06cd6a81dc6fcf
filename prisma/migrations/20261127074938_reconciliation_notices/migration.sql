-- Remembers which findings of the reconciliation were emailed on which day.
-- The previous version works on it: it does not know the new table.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "reconciliation_notices" (
    "day" DATE NOT NULL,
    "fingerprint" TEXT NOT NULL,

    CONSTRAINT "reconciliation_notices_pkey" PRIMARY KEY ("day","fingerprint")
);

RESET lock_timeout;
