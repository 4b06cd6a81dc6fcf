-- People who want one mail when a sold-out product can be bought again, with the words they agreed to.
-- The previous version works on it: it neither reads nor writes the new table, and deleting a product takes its requests along.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "restock_notices" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "location_id" UUID,
    "locale" CHAR(2) NOT NULL,
    "state" SMALLINT NOT NULL DEFAULT 1,
    "consent_text" TEXT NOT NULL,
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "restock_notices_pkey" PRIMARY KEY ("id")
);
ALTER TABLE restock_notices
  ADD CONSTRAINT restock_notices_state_known CHECK (state BETWEEN 1 AND 4),
  ADD CONSTRAINT restock_notices_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT restock_notices_consent_worded CHECK (consent_text <> '');

-- One open request per address and product, however often it is asked for; also what a product's waiting people are found by.
CREATE UNIQUE INDEX restock_notices_one_open ON restock_notices (product_id, email) WHERE state IN (1, 2);
-- What the link in a mail stops: all open requests of an address.
CREATE INDEX restock_notices_open_by_email ON restock_notices (email) WHERE state IN (1, 2);
-- What the sweep looks through.
CREATE INDEX restock_notices_waiting ON restock_notices (id) WHERE state = 1;

-- CreateIndex
CREATE INDEX "restock_notices_changed_at_idx" ON "restock_notices"("changed_at");

-- AddForeignKey
ALTER TABLE "restock_notices" ADD CONSTRAINT "restock_notices_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "restock_notices" ADD CONSTRAINT "restock_notices_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

RESET lock_timeout;
