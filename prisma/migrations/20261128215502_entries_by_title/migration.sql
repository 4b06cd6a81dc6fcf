-- Fills the titles by which entries are sorted, and adds the index of that order. This is a migration of its own, so that readers
-- do not wait for the rows while the new column is locked.
-- The previous version works on it: an index changes no result, and a title that it writes meanwhile is kept.
SET lock_timeout = '5s';

-- A save in the meantime has filled the column by the trigger. Its title is newer than the one that this statement sees.
UPDATE content_entries SET sort_title = entry_sort_title(id) WHERE sort_title = '';

-- CreateIndex
CREATE INDEX "content_entries_kind_sort_title_id_idx" ON "content_entries"("kind", "sort_title", "id");

RESET lock_timeout;
