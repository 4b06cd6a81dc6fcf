-- The search and the order by name of the media library, and the upload of each of its pictures.
-- The previous version works on it: an index changes no result.
SET lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "media_pictures_name_id_idx" ON "media_pictures"("name", "id");

CREATE INDEX media_pictures_search_idx ON media_pictures
  USING gin (plain_text(alt_en || ' ' || alt_fr || ' ' || name) gin_trgm_ops);
CREATE INDEX uploaded_pictures_url_idx ON uploaded_pictures (('/uploads/' || file_name));

RESET lock_timeout;
