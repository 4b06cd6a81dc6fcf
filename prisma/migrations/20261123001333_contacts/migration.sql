-- What people write to the organisation, what it answers, and its canned answers.
-- The previous version works on it: it neither reads nor writes the new tables, and deleting an account leaves them their rows.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "contacts" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "type" SMALLINT NOT NULL,
    "user_id" UUID,
    "full_name" TEXT,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "sms_consent" TEXT,
    "message" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "state" SMALLINT NOT NULL DEFAULT 1,
    "assignee_id" UUID,
    "is_mail_sent" BOOLEAN NOT NULL DEFAULT false,
    "is_sms_sent" BOOLEAN NOT NULL DEFAULT false,
    "is_suspected" BOOLEAN NOT NULL DEFAULT false,
    "digest" BYTEA NOT NULL,
    "repeats_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "deactivated_at" TIMESTAMPTZ(3),

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "contact_id" UUID NOT NULL,
    "way" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "author_id" UUID,
    "state" SMALLINT NOT NULL DEFAULT 1,
    "refusal" TEXT,
    "reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_answers" (
    "id" UUID NOT NULL,
    "title_en" TEXT NOT NULL,
    "title_fr" TEXT NOT NULL,
    "text_en" TEXT NOT NULL,
    "text_fr" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_answers_pkey" PRIMARY KEY ("id")
);

-- Safe-sport reports count apart, so that no gap in the other numbers says how many there are.
CREATE SEQUENCE contact_number_seq;
CREATE SEQUENCE safe_sport_number_seq;

ALTER TABLE contacts
  ADD CONSTRAINT contacts_type_known CHECK (type BETWEEN 1 AND 4),
  ADD CONSTRAINT contacts_state_known CHECK (state BETWEEN 1 AND 3),
  ADD CONSTRAINT contacts_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT contacts_named CHECK (full_name IS NOT NULL OR type = 4),
  ADD CONSTRAINT contacts_details_object CHECK (jsonb_typeof(details) = 'object'),
  -- Someone who has a contact has looked at it.
  ADD CONSTRAINT contacts_new_unassigned CHECK (state <> 1 OR assignee_id IS NULL),
  -- The same again within 24 hours, also when both are sent at once.
  ADD CONSTRAINT contacts_once EXCLUDE USING gist (digest WITH =, tstzrange(created_at, repeats_at) WITH &&);

ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_way_known CHECK (way IN ('mail', 'sms')),
  ADD CONSTRAINT contact_messages_state_known CHECK (state BETWEEN 1 AND 3);

-- The inbox and what it is searched by; safe-sport reports are in neither.
CREATE INDEX contacts_inbox ON contacts (created_at DESC, id DESC) WHERE type <> 4 AND deactivated_at IS NULL;
CREATE INDEX contacts_words ON contacts
  USING gin (plain_text(number || ' ' || email::text || ' ' || full_name || ' ' || message) gin_trgm_ops) WHERE type <> 4;
CREATE INDEX contacts_safe_sport ON contacts (created_at DESC, id DESC) WHERE type = 4;

-- CreateIndex
CREATE UNIQUE INDEX "contacts_number_key" ON "contacts"("number");

-- CreateIndex
CREATE INDEX "contacts_email_created_at_idx" ON "contacts"("email", "created_at" DESC);

-- CreateIndex
CREATE INDEX "contacts_user_id_idx" ON "contacts"("user_id");

-- CreateIndex
CREATE INDEX "contacts_assignee_id_idx" ON "contacts"("assignee_id");

-- CreateIndex
CREATE INDEX "contacts_deactivated_at_idx" ON "contacts"("deactivated_at");

-- CreateIndex
CREATE INDEX "contact_messages_contact_id_created_at_idx" ON "contact_messages"("contact_id", "created_at");

-- CreateIndex
CREATE INDEX "contact_messages_author_id_idx" ON "contact_messages"("author_id");

-- AddForeignKey
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_contact_id_fkey" FOREIGN KEY ("contact_id") REFERENCES "contacts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

RESET lock_timeout;
