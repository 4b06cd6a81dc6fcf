-- A log of what was mailed to whom.
-- The previous version works on it: it neither reads nor writes this table; what it mails is not in the log.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "mail_log" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "job" TEXT NOT NULL,
    "data" JSONB,
    "email" CITEXT NOT NULL,
    "template" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "outcome" SMALLINT NOT NULL,
    "tries" SMALLINT NOT NULL DEFAULT 1,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT,

    CONSTRAINT "mail_log_pkey" PRIMARY KEY ("id")
);

ALTER TABLE mail_log
  ADD CONSTRAINT mail_log_outcome_known CHECK (outcome BETWEEN 1 AND 3),
  ADD CONSTRAINT mail_log_locale_known CHECK (locale IN ('en', 'fr'));

-- A person's log, found by how the address begins; and the few that did not leave.
CREATE INDEX mail_log_people ON mail_log (lower(email::text) text_pattern_ops, at DESC);
CREATE INDEX mail_log_unsent ON mail_log (at DESC) WHERE outcome <> 1;

-- CreateIndex
CREATE INDEX "mail_log_at_idx" ON "mail_log"("at");

-- CreateIndex
CREATE UNIQUE INDEX "mail_log_job_id_email_template_key" ON "mail_log"("job_id", "email", "template");

RESET lock_timeout;
