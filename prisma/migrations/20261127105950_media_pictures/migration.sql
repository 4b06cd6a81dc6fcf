-- The media library: the pictures that content uses or may use, with their alternative texts and the point that stays visible
-- when a picture is cropped.
-- The previous version works on it: it does not know the table. Pictures that it saves join the library with the next save.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "media_pictures" (
    "id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "alt_en" TEXT NOT NULL DEFAULT '',
    "alt_fr" TEXT NOT NULL DEFAULT '',
    "focus_x" SMALLINT NOT NULL DEFAULT 50,
    "focus_y" SMALLINT NOT NULL DEFAULT 50,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "media_pictures_url_key" ON "media_pictures"("url");

-- CreateIndex
CREATE INDEX "media_pictures_created_at_id_idx" ON "media_pictures"("created_at", "id");

ALTER TABLE media_pictures
  ADD CONSTRAINT media_pictures_focus_inside CHECK (focus_x BETWEEN 0 AND 100 AND focus_y BETWEEN 0 AND 100),
  ADD CONSTRAINT media_pictures_version_positive CHECK (version > 0),
  ADD CONSTRAINT media_pictures_texts_short CHECK (length(alt_en) <= 200 AND length(alt_fr) <= 200 AND length(name) <= 200);

-- Pages show a picture around its focal point. They do not show the library's own texts.
CREATE TRIGGER media_pictures_change_content AFTER UPDATE OF focus_x, focus_y ON media_pictures
  FOR EACH ROW EXECUTE FUNCTION count_content_change('content');

-- The pictures that content shows already, with the alternative texts of the entry that used each first.
INSERT INTO media_pictures (id, url, name, alt_en, alt_fr, created_at, updated_at)
SELECT DISTINCT ON (e.picture_url) gen_random_uuid(), e.picture_url, regexp_replace(e.picture_url, '^.*/', ''),
       left(coalesce(en.picture_alt, ''), 200), left(coalesce(fr.picture_alt, ''), 200), e.created_at, e.created_at
  FROM content_entries e
  LEFT JOIN content_texts en ON en.entry_id = e.id AND en.locale = 'en'
  LEFT JOIN content_texts fr ON fr.entry_id = e.id AND fr.locale = 'fr'
 WHERE e.picture_url IS NOT NULL
 ORDER BY e.picture_url, e.created_at, e.id;

-- A picture of the library is kept, also when no entry shows it any more.
INSERT INTO picture_references (subject_type, subject_id, picture_id)
SELECT 'media', m.id, u.id FROM media_pictures m JOIN uploaded_pictures u ON '/uploads/' || u.file_name = m.url;

RESET lock_timeout;
