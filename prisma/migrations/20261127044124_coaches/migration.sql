-- The coaches of a slot, and their consent to be named in public.
-- The previous version works on it: it does not know the new tables.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "slot_coaches" (
    "slot_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" SMALLINT NOT NULL DEFAULT 6,
    "assigned_by" UUID,
    "assigned_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "slot_coaches_pkey" PRIMARY KEY ("slot_id","user_id")
);

-- CreateTable
CREATE TABLE "coach_consents" (
    "user_id" UUID NOT NULL,
    "role" SMALLINT NOT NULL DEFAULT 6,
    "given_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "coach_consents_pkey" PRIMARY KEY ("user_id","role")
);

-- CreateIndex
CREATE INDEX "slot_coaches_user_id_role_idx" ON "slot_coaches"("user_id", "role");

-- CreateIndex
CREATE INDEX "slot_coaches_assigned_by_idx" ON "slot_coaches"("assigned_by");

-- AddForeignKey
ALTER TABLE "slot_coaches" ADD CONSTRAINT "slot_coaches_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "class_slots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_coaches" ADD CONSTRAINT "slot_coaches_are_coaches" FOREIGN KEY ("user_id", "role") REFERENCES "user_roles"("user_id", "role") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_coaches" ADD CONSTRAINT "slot_coaches_assigned_by_fkey" FOREIGN KEY ("assigned_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coach_consents" ADD CONSTRAINT "coach_consents_of_coaches" FOREIGN KEY ("user_id", "role") REFERENCES "user_roles"("user_id", "role") ON DELETE CASCADE ON UPDATE CASCADE;

-- Both rows reference the role COACH, so that they end with it.
ALTER TABLE slot_coaches
  ADD CONSTRAINT slot_coaches_role_coach CHECK (role = 6);
ALTER TABLE coach_consents
  ADD CONSTRAINT coach_consents_role_coach CHECK (role = 6);

-- Pages name the coaches who agreed to it.
CREATE TRIGGER slot_coaches_change_content AFTER INSERT OR UPDATE OR DELETE ON slot_coaches
  FOR EACH ROW EXECUTE FUNCTION count_content_change('slots');
CREATE TRIGGER coach_consents_change_content AFTER INSERT OR UPDATE OR DELETE ON coach_consents
  FOR EACH ROW EXECUTE FUNCTION count_content_change('slots');

RESET lock_timeout;
