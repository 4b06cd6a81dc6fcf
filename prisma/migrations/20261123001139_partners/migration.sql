-- Partners: organisations that applied, what was decided about them, and how the approved ones are shown.
-- The previous version works on it: it knows nothing of the table.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "partners" (
    "id" UUID NOT NULL,
    "state" SMALLINT NOT NULL,
    "full_name" TEXT NOT NULL,
    "job_title" TEXT NOT NULL,
    "mobile_no" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "org_name" TEXT NOT NULL,
    "province" CHAR(2) NOT NULL,
    "website" TEXT,
    "logo_url" TEXT,
    "locale" CHAR(2) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "partners_pkey" PRIMARY KEY ("id")
);

ALTER TABLE partners
  -- The numbers are PartnerState's.
  ADD CONSTRAINT partners_state_known CHECK (state IN (1, 2, 3)),
  ADD CONSTRAINT partners_province_known CHECK (is_province(province)),
  ADD CONSTRAINT partners_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT partners_version_positive CHECK (version > 0),
  ADD CONSTRAINT partners_mobile_no_digits CHECK (mobile_no ~ '^[0-9]{0,25}$'),
  -- Of one that was deleted nothing is kept that leads to a person.
  ADD CONSTRAINT partners_deleted_without_person CHECK (
    deleted_at IS NULL
    OR (full_name = '' AND job_title = '' AND mobile_no = '' AND email = '' AND website IS NULL AND logo_url IS NULL)
  );

-- An e-mail applies once, whatever its case, until its partner is deleted.
CREATE UNIQUE INDEX partners_email_key ON partners (email) WHERE deleted_at IS NULL;
CREATE INDEX partners_shown_idx ON partners (plain_text(org_name), id) WHERE state = 2 AND deleted_at IS NULL;
CREATE INDEX partners_newest_idx ON partners (created_at DESC, id DESC) WHERE deleted_at IS NULL;

RESET lock_timeout;
