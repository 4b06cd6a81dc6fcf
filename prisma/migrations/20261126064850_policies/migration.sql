-- Policies have versions, and accounts, orders and bookings record which ones were accepted. The previous version does not
-- know these tables; what it places records nothing.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "policy_versions" (
    "id" UUID NOT NULL,
    "policy" TEXT NOT NULL,
    "number" SMALLINT NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policy_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_texts" (
    "version_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "policy_texts_pkey" PRIMARY KEY ("version_id","locale")
);

-- CreateTable
CREATE TABLE "policy_acceptances" (
    "subject_type" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "policy_acceptances_pkey" PRIMARY KEY ("subject_type","subject_id","version_id")
);

ALTER TABLE policy_versions ADD CONSTRAINT policy_versions_number_positive CHECK (number > 0);

-- CreateIndex
CREATE INDEX "policy_versions_policy_valid_from_idx" ON "policy_versions"("policy", "valid_from");

-- CreateIndex
CREATE UNIQUE INDEX "policy_versions_policy_number_key" ON "policy_versions"("policy", "number");

-- CreateIndex
CREATE INDEX "policy_acceptances_version_id_idx" ON "policy_acceptances"("version_id");

-- AddForeignKey
ALTER TABLE "policy_texts" ADD CONSTRAINT "policy_texts_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "policy_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_acceptances" ADD CONSTRAINT "policy_acceptances_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "policy_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

RESET lock_timeout;
