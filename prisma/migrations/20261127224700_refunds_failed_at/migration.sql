-- The provider's time of a refund's failure. A report of the total refunds may be older than a failure that is known; only
-- with this time can it be read as of its own moment.
-- The previous version does not know the column and leaves it null, which counts as before.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "failed_at" TIMESTAMPTZ(3);

RESET lock_timeout;
