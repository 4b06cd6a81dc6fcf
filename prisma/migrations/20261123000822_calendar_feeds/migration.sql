-- The address at which calendars read a person's bookings.
-- The previous version works on it: it neither reads nor writes the new table, and deleting an account takes its feed along.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "user_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("user_id")
);

-- SHA-256.
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_token_hashed CHECK (octet_length(token_hash) = 32);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

RESET lock_timeout;
