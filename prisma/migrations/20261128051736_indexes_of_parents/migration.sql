-- The hourly deletion of old rows finds them by an index, in place of a scan of the whole table.
-- The previous version works on it, because only indexes are added.
SET lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "family_invitations_invited_at_idx" ON "family_invitations"("invited_at");

-- CreateIndex
CREATE INDEX "sessions_last_seen_at_idx" ON "sessions"("last_seen_at");

RESET lock_timeout;
