-- Lists of subscribers that the team imports, and in the ledger of consent what an imported address rests on.
-- The previous version works on it: it knows none of the tables, and the new columns of the ledger may be empty.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "newsletter_consents" ADD COLUMN     "basis" TEXT,
ADD COLUMN     "given_on" DATE,
ADD COLUMN     "import_id" UUID;

-- CreateTable
CREATE TABLE "subscriber_imports" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "file_name" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "total_rows" INTEGER NOT NULL,
    "done_rows" INTEGER NOT NULL DEFAULT 0,
    "added_count" INTEGER NOT NULL DEFAULT 0,
    "asked_count" INTEGER NOT NULL DEFAULT 0,
    "confirmed_count" INTEGER NOT NULL DEFAULT 0,
    "kept_count" INTEGER NOT NULL DEFAULT 0,
    "refused_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscriber_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriber_import_rows" (
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "cells" JSONB NOT NULL,
    "read" JSONB,
    "errors" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriber_import_rows_pkey" PRIMARY KEY ("import_id","line")
);

ALTER TABLE subscriber_imports
  ADD CONSTRAINT subscriber_imports_status_known CHECK (status BETWEEN 1 AND 3),
  ADD CONSTRAINT subscriber_imports_counts_real CHECK (
    done_rows BETWEEN 0 AND total_rows
    AND least(added_count, asked_count, confirmed_count, kept_count, refused_count) >= 0
    AND added_count + asked_count + confirmed_count + kept_count + refused_count = total_rows
  ),
  ADD CONSTRAINT subscriber_imports_finished CHECK ((status = 3) = (finished_at IS NOT NULL));

ALTER TABLE subscriber_import_rows
  ADD CONSTRAINT subscriber_import_rows_outcome_known
    CHECK (outcome IN ('added', 'asked', 'confirmed', 'kept', 'refused')),
  -- No row without a consent that it says properly is ever applied.
  ADD CONSTRAINT subscriber_import_rows_proved CHECK (outcome = 'refused' OR (read IS NOT NULL AND errors = '[]')),
  ADD CONSTRAINT subscriber_import_rows_reasoned CHECK (outcome <> 'refused' OR errors <> '[]');

-- What is imported has its proof. No entry is an import's yet, so there is nothing to look through.
ALTER TABLE newsletter_consents
  ADD CONSTRAINT newsletter_consents_basis_known CHECK (basis IN ('express', 'purchase', 'inquiry')) NOT VALID,
  ADD CONSTRAINT newsletter_consents_import_proved CHECK (
    source <> 'import' OR (basis IS NOT NULL AND given_on IS NOT NULL AND import_id IS NOT NULL AND reason IS NOT NULL)
  ) NOT VALID;
-- An import confirms or asks for an address once.
CREATE UNIQUE INDEX newsletter_consents_import_once ON newsletter_consents (import_id, subscription_id)
  WHERE import_id IS NOT NULL;

-- CreateIndex
CREATE INDEX "subscriber_imports_created_at_id_idx" ON "subscriber_imports"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "subscriber_import_rows_created_at_idx" ON "subscriber_import_rows"("created_at");

-- AddForeignKey
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "subscriber_imports"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriber_imports" ADD CONSTRAINT "subscriber_imports_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriber_import_rows" ADD CONSTRAINT "subscriber_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "subscriber_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

RESET lock_timeout;
