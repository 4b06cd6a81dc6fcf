-- The network of the request behind an audit entry, the subjects of a bulk call, and the indices of the dashboard's audit.
-- The previous version works on it: it writes neither new column, and an index changes no result.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "network" TEXT,
ADD COLUMN     "subject_ids" TEXT[];

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_idx" ON "audit_entries"("subject_id");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_at_id_idx" ON "audit_entries"("actor_id", "at" DESC, "id");

-- CreateIndex
CREATE INDEX "audit_entries_action_at_id_idx" ON "audit_entries"("action", "at" DESC, "id");

-- CreateIndex
CREATE INDEX "audit_entries_subject_ids_idx" ON "audit_entries" USING GIN ("subject_ids");

RESET lock_timeout;
