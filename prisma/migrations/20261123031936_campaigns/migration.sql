-- Campaigns of the newsletter: their texts, topics, files and links, one row per recipient, and visits.
-- The previous version works on it: it neither reads nor writes these tables; a topic or subscription it deletes takes its rows along.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "campaigns" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "audience" JSONB NOT NULL DEFAULT '{}',
    "cover_url" TEXT,
    "cover_alt" TEXT NOT NULL DEFAULT '',
    "cover_alt_fr" TEXT NOT NULL DEFAULT '',
    "scheduled_at" TIMESTAMPTZ(3),
    "scheduled_zone" TEXT,
    "prepared_up_to" UUID,
    "prepared_at" TIMESTAMPTZ(3),
    "send_started_at" TIMESTAMPTZ(3),
    "paused_at" TIMESTAMPTZ(3),
    "pause_reason" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "per_second" INTEGER,
    "next_at" TIMESTAMPTZ(3),
    "products" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "campaigns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign_texts" (
    "campaign_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "subject" TEXT NOT NULL,
    "preheader" TEXT NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "campaign_texts_pkey" PRIMARY KEY ("campaign_id","locale")
);

-- CreateTable
CREATE TABLE "campaign_tags" (
    "campaign_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,

    CONSTRAINT "campaign_tags_pkey" PRIMARY KEY ("campaign_id","tag_id")
);

-- CreateTable
CREATE TABLE "campaign_attachments" (
    "id" UUID NOT NULL,
    "campaign_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "file" TEXT NOT NULL,

    CONSTRAINT "campaign_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign_links" (
    "campaign_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "campaign_links_pkey" PRIMARY KEY ("campaign_id","position")
);

-- CreateTable
CREATE TABLE "campaign_deliveries" (
    "id" UUID NOT NULL,
    "campaign_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "subscription_id" UUID,
    "locale" CHAR(2) NOT NULL,
    "state" SMALLINT NOT NULL DEFAULT 1,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "retry_at" TIMESTAMPTZ(3),
    "refusal_code" TEXT,
    "unsubscribed_at" TIMESTAMPTZ(3),

    CONSTRAINT "campaign_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign_visits" (
    "id" UUID NOT NULL,
    "campaign_id" UUID NOT NULL,
    "delivery_id" UUID,
    "position" SMALLINT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" SMALLINT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "campaign_visits_pkey" PRIMARY KEY ("id")
);

ALTER TABLE campaigns
  ADD CONSTRAINT campaigns_status_known CHECK (status BETWEEN 1 AND 4),
  ADD CONSTRAINT campaigns_scheduled_whole CHECK (status <> 2 OR (scheduled_at IS NOT NULL AND scheduled_zone IS NOT NULL)),
  ADD CONSTRAINT campaigns_paused_whole CHECK ((paused_at IS NULL) = (pause_reason IS NULL)),
  ADD CONSTRAINT campaigns_ended CHECK (status <> 3 OR (send_started_at IS NOT NULL AND ended_at IS NOT NULL)),
  ADD CONSTRAINT campaigns_paced CHECK (per_second IS NULL OR per_second > 0);

ALTER TABLE campaign_texts ADD CONSTRAINT campaign_texts_locale_known CHECK (locale IN ('en', 'fr'));

ALTER TABLE campaign_deliveries
  ADD CONSTRAINT campaign_deliveries_state_known CHECK (state BETWEEN 1 AND 6),
  ADD CONSTRAINT campaign_deliveries_locale_known CHECK (locale IN ('en', 'fr'));

ALTER TABLE campaign_visits ADD CONSTRAINT campaign_visits_kind_known CHECK (kind BETWEEN 1 AND 3);

-- What is left to send, whose turn it is.
CREATE INDEX campaign_deliveries_to_send ON campaign_deliveries (campaign_id, id) WHERE state = 1;
-- Handed over, and not answered yet: found again after a crash.
CREATE INDEX campaign_deliveries_under_way ON campaign_deliveries (at) WHERE state = 2;
-- Who unsubscribed by a letter.
CREATE INDEX campaign_deliveries_unsubscribed ON campaign_deliveries (campaign_id) WHERE unsubscribed_at IS NOT NULL;
-- The campaigns that a worker looks at.
CREATE INDEX campaigns_to_send ON campaigns (scheduled_at) WHERE ended_at IS NULL AND (status = 2 OR send_started_at IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "campaigns_slug_key" ON "campaigns"("slug");

-- CreateIndex
CREATE INDEX "campaign_tags_tag_id_idx" ON "campaign_tags"("tag_id");

-- CreateIndex
CREATE INDEX "campaign_attachments_campaign_id_position_idx" ON "campaign_attachments"("campaign_id", "position");

-- CreateIndex
CREATE INDEX "campaign_deliveries_campaign_id_state_idx" ON "campaign_deliveries"("campaign_id", "state");

-- CreateIndex
CREATE INDEX "campaign_deliveries_subscription_id_idx" ON "campaign_deliveries"("subscription_id");

-- CreateIndex
CREATE UNIQUE INDEX "campaign_deliveries_campaign_id_email_key" ON "campaign_deliveries"("campaign_id", "email");

-- CreateIndex
CREATE INDEX "campaign_visits_campaign_id_at_idx" ON "campaign_visits"("campaign_id", "at");

-- CreateIndex
CREATE INDEX "campaign_visits_delivery_id_idx" ON "campaign_visits"("delivery_id");

-- AddForeignKey
ALTER TABLE "campaign_texts" ADD CONSTRAINT "campaign_texts_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_tags" ADD CONSTRAINT "campaign_tags_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_tags" ADD CONSTRAINT "campaign_tags_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "newsletter_tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_attachments" ADD CONSTRAINT "campaign_attachments_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_deliveries" ADD CONSTRAINT "campaign_deliveries_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_deliveries" ADD CONSTRAINT "campaign_deliveries_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "newsletter_subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_visits" ADD CONSTRAINT "campaign_visits_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_visits" ADD CONSTRAINT "campaign_visits_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "campaign_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

RESET lock_timeout;
