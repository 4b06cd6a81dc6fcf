-- Internal notes about people, and the search and the order of the dashboard's list of accounts.
-- The previous version works on it: it does not know the new table, and an index changes no result.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "person_notes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "author_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "person_notes_user_id_created_at_idx" ON "person_notes"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "person_notes_author_id_idx" ON "person_notes"("author_id");

-- AddForeignKey
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE person_notes
  ADD CONSTRAINT person_notes_text_filled CHECK (text <> '' AND length(text) <= 2000);

-- The dashboard finds accounts by any part of the name or the email address, and sorts them by name.
CREATE INDEX users_search_idx ON users
  USING gin (plain_text(first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops);
CREATE INDEX users_name_order_idx ON users (lower(last_name), lower(first_name), id);

RESET lock_timeout;
