-- An arena's slots, the patterns that make them, and what people book.
-- The previous version works on it: it does not know the new tables, and nothing it writes belongs to them.
SET lock_timeout = '5s';

-- A part of the PostgreSQL distribution: equality of arenas beside overlap of times, in one constraint.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- CreateTable
CREATE TABLE "slot_patterns" (
    "id" UUID NOT NULL,
    "company_id" UUID,
    "plan" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "made" INTEGER NOT NULL DEFAULT 0,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slot_patterns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_slots" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "pattern_id" UUID,
    "type" SMALLINT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "local_start" TEXT NOT NULL,
    "local_end" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "capacity" INTEGER NOT NULL,
    "taken" INTEGER NOT NULL DEFAULT 0,
    "guest_standard_cents" INTEGER,
    "guest_premium_cents" INTEGER,
    "member_standard_cents" INTEGER,
    "member_premium_cents" INTEGER,
    "full_standard_cents" INTEGER,
    "full_premium_cents" INTEGER,
    "state" SMALLINT NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "class_slots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bookings" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "slot_id" UUID NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "network" TEXT,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "status" SMALLINT NOT NULL DEFAULT 1,
    "user_type" SMALLINT NOT NULL,
    "mode" SMALLINT NOT NULL,
    "tier" SMALLINT NOT NULL,
    "places" INTEGER NOT NULL,
    "guardian" JSONB,
    "tax_province" CHAR(2) NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'CAD',
    "subtotal_cents" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL DEFAULT 0,
    "total_cents" INTEGER NOT NULL,
    "forfeit_cents" INTEGER NOT NULL DEFAULT 0,
    "hold_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "is_renewed" BOOLEAN NOT NULL DEFAULT false,
    "check_in_code" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "placed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" SMALLINT,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_seats" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "price_cents" INTEGER NOT NULL,
    "tax_cents" INTEGER NOT NULL,
    "state" SMALLINT NOT NULL DEFAULT 1,
    "checked_in_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "booking_seats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_tax_lines" (
    "booking_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "taxable_cents" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "registration" TEXT,

    CONSTRAINT "booking_tax_lines_pkey" PRIMARY KEY ("booking_id","position")
);

-- CreateTable
CREATE TABLE "booking_events" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "kind" SMALLINT NOT NULL,
    "actor_id" UUID,
    "data" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "class_slots_arena_id_starts_at_idx" ON "class_slots"("arena_id", "starts_at");

-- CreateIndex
CREATE INDEX "class_slots_pattern_id_idx" ON "class_slots"("pattern_id");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_number_key" ON "bookings"("number");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_check_in_code_key" ON "bookings"("check_in_code");

-- CreateIndex
CREATE INDEX "bookings_slot_id_idx" ON "bookings"("slot_id");

-- CreateIndex
CREATE INDEX "bookings_user_id_placed_at_id_idx" ON "bookings"("user_id", "placed_at" DESC, "id");

-- CreateIndex
CREATE INDEX "bookings_email_idx" ON "bookings"("email");

-- CreateIndex
CREATE UNIQUE INDEX "booking_seats_booking_id_position_key" ON "booking_seats"("booking_id", "position");

-- CreateIndex
CREATE INDEX "booking_events_booking_id_at_idx" ON "booking_events"("booking_id", "at");

-- AddForeignKey
ALTER TABLE "class_slots" ADD CONSTRAINT "class_slots_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_slots" ADD CONSTRAINT "class_slots_pattern_id_fkey" FOREIGN KEY ("pattern_id") REFERENCES "slot_patterns"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_id_fkey" FOREIGN KEY ("id") REFERENCES "payment_subjects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "class_slots"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_seats" ADD CONSTRAINT "booking_seats_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_tax_lines" ADD CONSTRAINT "booking_tax_lines_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE SEQUENCE booking_number_seq;

ALTER TABLE slot_patterns
  ADD CONSTRAINT slot_patterns_progress_real CHECK (0 <= made AND made <= done AND done <= total);

ALTER TABLE class_slots
  ADD CONSTRAINT class_slots_type_known CHECK (type IN (1, 2, 3)),
  ADD CONSTRAINT class_slots_state_known CHECK (state IN (1, 2, 3)),
  ADD CONSTRAINT class_slots_times_real CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '25 hours'),
  ADD CONSTRAINT class_slots_capacity_in_range CHECK (capacity BETWEEN 1 AND 200),
  ADD CONSTRAINT class_slots_taken_in_capacity CHECK (taken BETWEEN 0 AND capacity),
  ADD CONSTRAINT class_slots_prices_real CHECK (
    least(guest_standard_cents, guest_premium_cents, member_standard_cents, member_premium_cents, full_standard_cents,
      full_premium_cents) >= 0),
  ADD CONSTRAINT class_slots_never_overlap
    EXCLUDE USING gist (arena_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state <> 3);

ALTER TABLE bookings
  ADD CONSTRAINT bookings_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT bookings_status_known CHECK (status IN (1, 2, 3)),
  ADD CONSTRAINT bookings_user_type_known CHECK (user_type IN (1, 2)),
  ADD CONSTRAINT bookings_mode_known CHECK (mode IN (1, 2)),
  ADD CONSTRAINT bookings_tier_known CHECK (tier IN (1, 2)),
  ADD CONSTRAINT bookings_places_real CHECK (places > 0),
  ADD CONSTRAINT bookings_amounts_add_up CHECK (
    least(subtotal_cents, tax_cents, total_cents, forfeit_cents) >= 0
    AND total_cents = subtotal_cents + tax_cents AND forfeit_cents <= total_cents),
  ADD CONSTRAINT bookings_cancelled_for_a_reason CHECK ((status = 3) = (cancel_reason IS NOT NULL)),
  ADD CONSTRAINT bookings_cancel_reason_known CHECK (cancel_reason BETWEEN 1 AND 3);
CREATE TRIGGER bookings_are_paid_for BEFORE INSERT ON bookings
  FOR EACH ROW EXECUTE FUNCTION payment_subject_of_row(2);
-- What the sweep ends, and what counts as held unpaid.
CREATE INDEX bookings_unpaid ON bookings (hold_expires_at) WHERE status = 1;
CREATE INDEX bookings_unpaid_by_network ON bookings (network) WHERE status = 1;

ALTER TABLE booking_seats
  ADD CONSTRAINT booking_seats_state_known CHECK (state IN (1, 2)),
  ADD CONSTRAINT booking_seats_amounts_real CHECK (price_cents >= 0 AND tax_cents >= 0);

RESET lock_timeout;
