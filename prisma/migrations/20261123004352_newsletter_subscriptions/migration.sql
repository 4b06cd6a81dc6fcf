-- Who may be written to, with a ledger of consent, and the topics they choose.
-- The previous version works on it: it neither reads nor writes these tables, and deleting an account leaves the ledger.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "newsletter_subscriptions" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "token" TEXT NOT NULL,
    "locale" CHAR(2) NOT NULL DEFAULT 'en',
    "state" SMALLINT NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_consents" (
    "id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "kind" SMALLINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "source" TEXT NOT NULL,
    "wording" TEXT,
    "wording_version" INTEGER,
    "network" TEXT,
    "actor_id" UUID,
    "reason" TEXT,

    CONSTRAINT "newsletter_consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_tags" (
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "newsletter_tags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_tag_translations" (
    "tag_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "newsletter_tag_translations_pkey" PRIMARY KEY ("tag_id","locale")
);

-- CreateTable
CREATE TABLE "newsletter_subscription_tags" (
    "subscription_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,

    CONSTRAINT "newsletter_subscription_tags_pkey" PRIMARY KEY ("subscription_id","tag_id")
);

ALTER TABLE newsletter_subscriptions
  ADD CONSTRAINT newsletter_subscriptions_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT newsletter_subscriptions_state_known CHECK (state BETWEEN 1 AND 4),
  ADD CONSTRAINT newsletter_subscriptions_asked CHECK ((state = 1) = (asked_at IS NOT NULL)),
  ADD CONSTRAINT newsletter_subscriptions_confirmed CHECK (state <> 2 OR confirmed_at IS NOT NULL);

ALTER TABLE newsletter_consents
  ADD CONSTRAINT newsletter_consents_kind_known CHECK (kind BETWEEN 1 AND 5),
  ADD CONSTRAINT newsletter_consents_wording_whole CHECK ((wording IS NULL) = (wording_version IS NULL));

ALTER TABLE newsletter_tag_translations
  ADD CONSTRAINT newsletter_tag_translations_locale_known CHECK (locale IN ('en', 'fr'));

CREATE UNIQUE INDEX newsletter_tag_names ON newsletter_tag_translations (locale, lower(name));
-- The dashboard's list, and the audience of a campaign.
CREATE INDEX newsletter_subscriptions_newest ON newsletter_subscriptions (created_at DESC, id);
CREATE INDEX newsletter_subscriptions_readers ON newsletter_subscriptions (id) WHERE state = 2;

-- What someone agreed to stays as it was written. Only the account of who wrote it may go.
CREATE FUNCTION newsletter_consent_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'actor_id') IS DISTINCT FROM (to_jsonb(OLD) - 'actor_id') THEN
    RAISE EXCEPTION 'an entry of the ledger of consent is not changed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER newsletter_consent_stays BEFORE UPDATE ON newsletter_consents
  FOR EACH ROW EXECUTE FUNCTION newsletter_consent_stays();

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscriptions_email_key" ON "newsletter_subscriptions"("email");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscriptions_token_key" ON "newsletter_subscriptions"("token");

-- CreateIndex
CREATE INDEX "newsletter_subscriptions_asked_at_idx" ON "newsletter_subscriptions"("asked_at");

-- CreateIndex
CREATE INDEX "newsletter_consents_subscription_id_at_idx" ON "newsletter_consents"("subscription_id", "at");

-- CreateIndex
CREATE INDEX "newsletter_subscription_tags_tag_id_idx" ON "newsletter_subscription_tags"("tag_id");

-- AddForeignKey
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "newsletter_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_tag_translations" ADD CONSTRAINT "newsletter_tag_translations_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "newsletter_tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_subscription_tags" ADD CONSTRAINT "newsletter_subscription_tags_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "newsletter_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_subscription_tags" ADD CONSTRAINT "newsletter_subscription_tags_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "newsletter_tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;

RESET lock_timeout;
