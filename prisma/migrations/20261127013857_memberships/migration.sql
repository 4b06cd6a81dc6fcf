-- Plans and memberships, the third thing that is sold.
-- The previous version works on it: it does not know the new tables, and nothing it writes belongs to them.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "membership_plans" (
    "id" UUID NOT NULL,
    "kind" SMALLINT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "is_offered" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "membership_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership_plan_texts" (
    "plan_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,
    "summary" TEXT NOT NULL,

    CONSTRAINT "membership_plan_texts_pkey" PRIMARY KEY ("plan_id","locale")
);

-- CreateTable
CREATE TABLE "memberships" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "plan_id" UUID NOT NULL,
    "user_id" UUID,
    "is_adopted" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "status" SMALLINT NOT NULL DEFAULT 1,
    "tax_province" CHAR(2) NOT NULL,
    "time_zone" TEXT NOT NULL,
    "first_day" DATE,
    "last_day" DATE,
    "subtotal_cents" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL DEFAULT 0,
    "total_cents" INTEGER NOT NULL,
    "given_back_cents" INTEGER NOT NULL DEFAULT 0,
    "wants_reminders" BOOLEAN NOT NULL DEFAULT true,
    "hold_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "placed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),
    "cancel_reason" SMALLINT,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership_tax_lines" (
    "membership_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "taxable_cents" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "registration" TEXT,

    CONSTRAINT "membership_tax_lines_pkey" PRIMARY KEY ("membership_id","position")
);

-- CreateTable
CREATE TABLE "membership_events" (
    "id" UUID NOT NULL,
    "membership_id" UUID NOT NULL,
    "kind" SMALLINT NOT NULL,
    "actor_id" UUID,
    "data" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "membership_plans_kind_key" ON "membership_plans"("kind");

-- CreateIndex
CREATE UNIQUE INDEX "memberships_number_key" ON "memberships"("number");

-- CreateIndex
CREATE INDEX "memberships_plan_id_idx" ON "memberships"("plan_id");

-- CreateIndex
CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");

-- CreateIndex
CREATE INDEX "memberships_email_idx" ON "memberships"("email");

-- CreateIndex
CREATE INDEX "memberships_placed_at_id_idx" ON "memberships"("placed_at" DESC, "id");

-- CreateIndex
CREATE INDEX "memberships_status_last_day_idx" ON "memberships"("status", "last_day");

-- CreateIndex
CREATE INDEX "membership_events_membership_id_at_idx" ON "membership_events"("membership_id", "at");

-- AddForeignKey
ALTER TABLE "membership_plan_texts" ADD CONSTRAINT "membership_plan_texts_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "membership_plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_id_fkey" FOREIGN KEY ("id") REFERENCES "payment_subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "membership_plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership_tax_lines" ADD CONSTRAINT "membership_tax_lines_membership_id_fkey" FOREIGN KEY ("membership_id") REFERENCES "memberships"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership_events" ADD CONSTRAINT "membership_events_membership_id_fkey" FOREIGN KEY ("membership_id") REFERENCES "memberships"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE SEQUENCE membership_number_seq;

ALTER TABLE membership_plans
  ADD CONSTRAINT membership_plans_kind_known CHECK (kind IN (1, 2, 3)),
  ADD CONSTRAINT membership_plans_price_real CHECK (price_cents > 0);
ALTER TABLE membership_plan_texts
  ADD CONSTRAINT membership_plan_texts_locale_known CHECK (locale IN ('en', 'fr'));

ALTER TABLE memberships
  ADD CONSTRAINT memberships_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT memberships_status_known CHECK (status BETWEEN 1 AND 5),
  ADD CONSTRAINT memberships_tax_province_known CHECK (is_province(tax_province::text)),
  ADD CONSTRAINT memberships_amounts_add_up CHECK (
    least(subtotal_cents, tax_cents, given_back_cents) >= 0
    AND total_cents = subtotal_cents + tax_cents AND given_back_cents <= total_cents),
  ADD CONSTRAINT memberships_days_fit_status CHECK (
    (first_day IS NULL) = (last_day IS NULL) AND first_day <= last_day AND (status IN (1, 3)) = (last_day IS NULL)),
  ADD CONSTRAINT memberships_cancelled_for_a_reason CHECK ((status = 3) = (cancel_reason IS NOT NULL)),
  ADD CONSTRAINT memberships_cancel_reason_known CHECK (cancel_reason BETWEEN 1 AND 3);
-- An account has at most one membership that waits for its payment.
CREATE UNIQUE INDEX memberships_one_unpaid ON memberships (user_id) WHERE status = 1;
CREATE INDEX memberships_unpaid ON memberships (hold_expires_at) WHERE status = 1;
CREATE TRIGGER memberships_are_paid_for BEFORE INSERT ON memberships
  FOR EACH ROW EXECUTE FUNCTION payment_subject_of_row(3);

ALTER TABLE membership_tax_lines
  ADD CONSTRAINT membership_tax_lines_amounts_real CHECK (least(rate, taxable_cents, amount_cents) >= 0);

-- The page about membership shows the plans.
CREATE TRIGGER membership_plans_change_content AFTER INSERT OR UPDATE OR DELETE ON membership_plans
  FOR EACH ROW EXECUTE FUNCTION count_content_change('plans');
CREATE TRIGGER membership_plan_texts_change_content AFTER INSERT OR UPDATE OR DELETE ON membership_plan_texts
  FOR EACH ROW EXECUTE FUNCTION count_content_change('plans');

-- The three plans, at prices that are to be confirmed. None is offered before an administrator offers it.
WITH plans (kind, price_cents, name_en, summary_en, name_fr, summary_fr) AS (
  VALUES
    (1, 12000, 'Single', 'One person plays at the member price for a year.',
      'Individuelle', 'Une personne joue au tarif membre pendant un an.'),
    (2, 8000, 'Youth', 'A person under 18 plays at the member price for a year.',
      'Jeunesse', 'Une personne de moins de 18 ans joue au tarif membre pendant un an.'),
    (3, 24000, 'Family', 'Up to five people at one address play at the member price for a year.',
      'Famille', 'Jusqu’à cinq personnes à la même adresse jouent au tarif membre pendant un an.')
), made AS (
  INSERT INTO membership_plans (id, kind, price_cents)
  SELECT gen_random_uuid(), kind, price_cents FROM plans RETURNING id, kind
)
INSERT INTO membership_plan_texts (plan_id, locale, name, summary)
SELECT made.id, text.locale, text.name, text.summary FROM made JOIN plans USING (kind),
  LATERAL (VALUES ('en', name_en, summary_en), ('fr', name_fr, summary_fr)) AS text (locale, name, summary);

RESET lock_timeout;
