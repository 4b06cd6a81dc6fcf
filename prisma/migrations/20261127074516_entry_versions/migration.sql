-- Each change of an entry keeps a version of it, so that editors can compare and restore what it contained.
-- The previous version works on it: it does not know the new table and changes no entry.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "entry_versions" (
    "entry_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "action" SMALLINT NOT NULL,
    "restored_from" INTEGER,
    "author_id" UUID,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "entry_versions_pkey" PRIMARY KEY ("entry_id","number")
);

-- CreateIndex
CREATE INDEX "entry_versions_author_id_idx" ON "entry_versions"("author_id");

-- AddForeignKey
ALTER TABLE "entry_versions" ADD CONSTRAINT "entry_versions_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry_versions" ADD CONSTRAINT "entry_versions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE entry_versions
  ADD CONSTRAINT entry_versions_number_positive CHECK (number > 0),
  ADD CONSTRAINT entry_versions_action_known CHECK (action BETWEEN 1 AND 5),
  ADD CONSTRAINT entry_versions_restored CHECK ((restored_from IS NOT NULL) = (action = 5));

-- Returns everything that an editor changes in an entry. A language without a text has empty fields.
CREATE FUNCTION content_snapshot(entry uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'topic', coalesce(e.topic, ''), 'pictureUrl', e.picture_url,
    'publishAt', e.publish_at, 'unpublishAt', e.unpublish_at,
    'texts', (
      SELECT jsonb_object_agg(l.locale, jsonb_build_object(
               'status', coalesce(t.status, 1), 'title', coalesce(t.title, ''), 'summary', coalesce(t.summary, ''),
               'body', coalesce(t.body, ''), 'pictureAlt', coalesce(t.picture_alt, ''), 'slug', coalesce(s.slug, '')))
        FROM (VALUES ('en'), ('fr')) l (locale)
        LEFT JOIN content_texts t ON t.entry_id = e.id AND t.locale = l.locale
        LEFT JOIN content_slugs s ON s.entry_id = e.id AND s.locale = l.locale AND s.is_current),
    'event', (
      SELECT jsonb_build_object('localStart', v.local_start, 'localEnd', v.local_end, 'timeZone', v.time_zone,
               'province', v.province, 'city', v.city, 'venue', v.venue, 'isOutdoor', v.is_outdoor,
               'link', coalesce(v.link, ''))
        FROM announced_events v WHERE v.entry_id = e.id))
    FROM content_entries e WHERE e.id = entry
$$;

-- The first version of what exists.
INSERT INTO entry_versions (entry_id, number, action, saved_at, content)
SELECT id, version, 1, updated_at, content_snapshot(id) FROM content_entries;

RESET lock_timeout;
