-- Imports that fail for good are marked so, in each table of imports, and tries without a step forward are counted; and the
-- tables of the importers to come, which need none of their own.
-- The previous version works on it: it knows none of the new tables and columns, writes no failed import of subscribers, and
-- takes up only what is being applied.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "product_imports" ADD COLUMN     "failed_tries" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "subscriber_imports" ADD COLUMN     "failed_tries" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "failure" TEXT;

-- CreateTable
CREATE TABLE "imports" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "actor_id" UUID,
    "file_name" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "total_rows" INTEGER NOT NULL,
    "done_rows" INTEGER NOT NULL DEFAULT 0,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "failure" TEXT,
    "failed_tries" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_rows" (
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "cells" JSONB NOT NULL,
    "has_too_many" BOOLEAN NOT NULL,
    "plan" JSONB,
    "errors" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_rows_pkey" PRIMARY KEY ("import_id","line")
);

ALTER TABLE product_imports
  ADD CONSTRAINT product_imports_failed_tries_real CHECK (failed_tries >= 0);

-- A list may now have failed (4), and says why.
ALTER TABLE subscriber_imports
  DROP CONSTRAINT subscriber_imports_status_known,
  DROP CONSTRAINT subscriber_imports_finished,
  ADD CONSTRAINT subscriber_imports_status_known CHECK (status BETWEEN 1 AND 4),
  ADD CONSTRAINT subscriber_imports_finished CHECK ((status >= 3) = (finished_at IS NOT NULL)),
  ADD CONSTRAINT subscriber_imports_failed CHECK ((status = 4) = (failure IS NOT NULL)),
  ADD CONSTRAINT subscriber_imports_failed_tries_real CHECK (failed_tries >= 0);

ALTER TABLE imports
  ADD CONSTRAINT imports_status_known CHECK (status BETWEEN 1 AND 5),
  ADD CONSTRAINT imports_counts_real CHECK (done_rows BETWEEN 0 AND total_rows AND failed_tries >= 0),
  ADD CONSTRAINT imports_finished CHECK ((status >= 4) = (finished_at IS NOT NULL)),
  ADD CONSTRAINT imports_failed CHECK ((status = 5) = (failure IS NOT NULL));

ALTER TABLE import_rows
  ADD CONSTRAINT import_rows_line_positive CHECK (line > 0);

-- CreateIndex
CREATE INDEX "imports_kind_created_at_id_idx" ON "imports"("kind", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "import_rows_created_at_idx" ON "import_rows"("created_at");

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

RESET lock_timeout;
