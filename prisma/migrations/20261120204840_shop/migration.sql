-- What the whole shop needs beyond the first purchase: editing at once, uploads, imports, returns, first-order offers, saved views.
-- The program before this one works on it: it writes none of the new columns but those with a default, and returns had no writer yet.
SET lock_timeout = '5s';

-- DropForeignKey
ALTER TABLE "refresh_tokens" DROP CONSTRAINT "refresh_tokens_parent_id_fkey";

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "coupons" ALTER COLUMN "categories" SET DEFAULT ARRAY[]::SMALLINT[];

-- AlterTable
ALTER TABLE "order_returns" ADD COLUMN     "decided_by" UUID,
ADD COLUMN     "note" TEXT,
ALTER COLUMN "reason" DROP NOT NULL;

-- AlterTable
ALTER TABLE "order_return_lines" ADD COLUMN     "reason" SMALLINT NOT NULL,
ADD COLUMN     "refund_cents" INTEGER,
ADD COLUMN     "restock" BOOLEAN;

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "actor_id" UUID,
ADD COLUMN     "order_return_id" UUID;

-- CreateTable
CREATE TABLE "uploaded_pictures" (
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "uploaded_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "uploaded_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_imports" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "file_name" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "total_rows" INTEGER NOT NULL DEFAULT 0,
    "done_rows" INTEGER NOT NULL DEFAULT 0,
    "created_count" INTEGER NOT NULL DEFAULT 0,
    "updated_count" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_import_rows" (
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "errors" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "product_import_rows_pkey" PRIMARY KEY ("import_id","line")
);

-- CreateTable
CREATE TABLE "saved_views" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "screen" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "first_order_offers" (
    "email" CITEXT NOT NULL,
    "coupon_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "first_order_offers_pkey" PRIMARY KEY ("email")
);

-- CreateIndex
CREATE UNIQUE INDEX "uploaded_pictures_file_name_key" ON "uploaded_pictures"("file_name");

-- CreateIndex
CREATE INDEX "uploaded_pictures_created_at_idx" ON "uploaded_pictures"("created_at");

-- CreateIndex
CREATE INDEX "product_imports_created_at_id_idx" ON "product_imports"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_user_id_screen_name_key" ON "saved_views"("user_id", "screen", "name");

-- CreateIndex
CREATE UNIQUE INDEX "first_order_offers_coupon_id_key" ON "first_order_offers"("coupon_id");

-- CreateIndex
CREATE INDEX "refunds_order_return_id_idx" ON "refunds"("order_return_id");

-- AddForeignKey
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "refresh_tokens"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "product_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "first_order_offers" ADD CONSTRAINT "first_order_offers_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_return_id_fkey" FOREIGN KEY ("order_return_id") REFERENCES "order_returns"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

UPDATE coupons SET categories = '{}' WHERE categories IS NULL;
ALTER TABLE coupons ALTER COLUMN categories SET NOT NULL;

ALTER TABLE products ADD CONSTRAINT products_version_positive CHECK (version > 0);
ALTER TABLE uploaded_pictures
  ADD CONSTRAINT uploaded_pictures_size_real CHECK (width > 0 AND height > 0 AND bytes > 0);
ALTER TABLE product_imports
  ADD CONSTRAINT product_imports_status_known CHECK (status BETWEEN 1 AND 5),
  ADD CONSTRAINT product_imports_counts_real
    CHECK (total_rows >= 0 AND done_rows BETWEEN 0 AND total_rows AND created_count >= 0 AND updated_count >= 0);
ALTER TABLE product_import_rows
  ADD CONSTRAINT product_import_rows_action_known CHECK (action IN ('create', 'update', 'keep')),
  ADD CONSTRAINT product_import_rows_line_positive CHECK (line > 0);
ALTER TABLE order_returns ADD CONSTRAINT order_returns_status_known CHECK (status BETWEEN 1 AND 4);
ALTER TABLE order_return_lines
  ADD CONSTRAINT order_return_lines_reason_known CHECK (reason BETWEEN 1 AND 5),
  ADD CONSTRAINT order_return_lines_refund_real CHECK (refund_cents >= 0);
ALTER TABLE saved_views ADD CONSTRAINT saved_views_name_length CHECK (length(name) BETWEEN 1 AND 60);

RESET lock_timeout;
