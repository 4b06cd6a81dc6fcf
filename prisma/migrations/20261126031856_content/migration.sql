-- Editors publish posts, events, questions, gallery pictures and pages, each language separately.
-- The previous version works on it: it knows none of the new tables.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "content_entries" (
    "id" UUID NOT NULL,
    "kind" SMALLINT NOT NULL,
    "key" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "topic" TEXT,
    "picture_url" TEXT,
    "publish_at" TIMESTAMPTZ(3),
    "unpublish_at" TIMESTAMPTZ(3),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_texts" (
    "entry_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "body" TEXT NOT NULL DEFAULT '',
    "picture_alt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "content_texts_pkey" PRIMARY KEY ("entry_id","locale")
);

-- CreateTable
CREATE TABLE "content_slugs" (
    "kind" SMALLINT NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "slug" TEXT NOT NULL,
    "entry_id" UUID NOT NULL,
    "is_current" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "content_slugs_pkey" PRIMARY KEY ("kind","locale","slug")
);

-- CreateTable
CREATE TABLE "announced_events" (
    "entry_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "local_start" TEXT NOT NULL,
    "local_end" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "province" CHAR(2) NOT NULL,
    "city" TEXT NOT NULL,
    "venue" TEXT NOT NULL,
    "is_outdoor" BOOLEAN NOT NULL DEFAULT false,
    "link" TEXT,

    CONSTRAINT "announced_events_pkey" PRIMARY KEY ("entry_id")
);

ALTER TABLE content_entries
  ADD CONSTRAINT content_entries_kind_known CHECK (kind BETWEEN 1 AND 5),
  ADD CONSTRAINT content_entries_key_format CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(key) <= 60),
  ADD CONSTRAINT content_entries_topic_short CHECK (length(topic) BETWEEN 1 AND 40),
  ADD CONSTRAINT content_entries_period CHECK (unpublish_at > publish_at);

ALTER TABLE content_texts
  ADD CONSTRAINT content_texts_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT content_texts_status_known CHECK (status BETWEEN 1 AND 2),
  ADD CONSTRAINT content_texts_lengths CHECK (
    length(title) BETWEEN 1 AND 200 AND length(summary) <= 500 AND length(body) <= 48000 AND length(picture_alt) <= 300);

ALTER TABLE content_slugs
  ADD CONSTRAINT content_slugs_kind_known CHECK (kind BETWEEN 1 AND 5),
  ADD CONSTRAINT content_slugs_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT content_slugs_slug_format CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100);

-- An entry has one current address per language.
CREATE UNIQUE INDEX content_slugs_current ON content_slugs (entry_id, locale) WHERE is_current;

ALTER TABLE announced_events
  ADD CONSTRAINT announced_events_period CHECK (ends_at > starts_at),
  ADD CONSTRAINT announced_events_local_format CHECK (
    local_start ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' AND local_end ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  ADD CONSTRAINT announced_events_link_secure CHECK (link LIKE 'https://%');

-- CreateIndex
CREATE INDEX "content_entries_kind_position_id_idx" ON "content_entries"("kind", "position", "id");

-- CreateIndex
CREATE UNIQUE INDEX "content_entries_kind_key_key" ON "content_entries"("kind", "key");

-- CreateIndex
CREATE INDEX "content_slugs_entry_id_idx" ON "content_slugs"("entry_id");

-- CreateIndex
CREATE INDEX "announced_events_starts_at_entry_id_idx" ON "announced_events"("starts_at", "entry_id");

-- AddForeignKey
ALTER TABLE "content_texts" ADD CONSTRAINT "content_texts_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content_slugs" ADD CONSTRAINT "content_slugs_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announced_events" ADD CONSTRAINT "announced_events_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

RESET lock_timeout;
