-- The search and the orders of the editors' lists of content entries. The media library also finds in the texts which
-- of them show a picture.
-- The previous version works on it: an index changes no result.
SET lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "content_entries_kind_updated_at_id_idx" ON "content_entries"("kind", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "content_entries_picture_url_idx" ON "content_entries"("picture_url");

CREATE INDEX content_entries_search_idx ON content_entries USING gin (plain_text(topic) gin_trgm_ops);
CREATE INDEX content_texts_search_idx ON content_texts
  USING gin (plain_text(title || ' ' || summary || ' ' || body) gin_trgm_ops);
CREATE INDEX content_slugs_search_idx ON content_slugs USING gin (slug gin_trgm_ops);

RESET lock_timeout;
