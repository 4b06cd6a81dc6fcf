-- The dashboard names the second editor when two people publish a policy or edit a picture of the library.
-- The previous version does not know the columns and leaves them null, which names no one.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "media_pictures" ADD COLUMN     "editor_id" UUID;

-- AlterTable
ALTER TABLE "policy_versions" ADD COLUMN     "author_id" UUID;

-- CreateIndex
CREATE INDEX "media_pictures_editor_id_idx" ON "media_pictures"("editor_id");

-- CreateIndex
CREATE INDEX "policy_versions_author_id_idx" ON "policy_versions"("author_id");

-- AddForeignKey
ALTER TABLE "media_pictures" ADD CONSTRAINT "media_pictures_editor_id_fkey" FOREIGN KEY ("editor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

RESET lock_timeout;
