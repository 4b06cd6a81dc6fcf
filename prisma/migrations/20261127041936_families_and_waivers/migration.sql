-- Families (children without a login, members of a family) and yearly waivers.
-- The previous version works on it: it does not know the new tables, and the new columns are null in what it writes.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "child_id" UUID;

-- AlterTable
ALTER TABLE "booking_seats" ADD COLUMN     "child_id" UUID,
ADD COLUMN     "user_id" UUID;

-- CreateTable
CREATE TABLE "children" (
    "id" UUID NOT NULL,
    "guardian_id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "birth_date" DATE NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "account_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "children_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "family_invitations" (
    "id" UUID NOT NULL,
    "holder_id" UUID NOT NULL,
    "child_id" UUID,
    "email" CITEXT NOT NULL,
    "invited_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "family_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "family_members" (
    "user_id" UUID NOT NULL,
    "holder_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "family_members_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "minors" (
    "user_id" UUID NOT NULL,
    "birth_date" DATE NOT NULL,
    "guardian_email" CITEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "minors_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "waivers" (
    "id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "user_id" UUID,
    "child_id" UUID,
    "seat_id" UUID,
    "player_id" UUID,
    "person_name" TEXT NOT NULL,
    "signer_name" TEXT NOT NULL,
    "is_guardian" BOOLEAN NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "network" TEXT NOT NULL,
    "signed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "waivers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "children_account_id_key" ON "children"("account_id");

-- CreateIndex
CREATE INDEX "children_guardian_id_idx" ON "children"("guardian_id");

-- CreateIndex
CREATE UNIQUE INDEX "family_invitations_child_id_key" ON "family_invitations"("child_id");

-- CreateIndex
CREATE UNIQUE INDEX "family_invitations_holder_id_email_key" ON "family_invitations"("holder_id", "email");

-- CreateIndex
CREATE INDEX "family_members_holder_id_idx" ON "family_members"("holder_id");

-- CreateIndex
CREATE INDEX "waivers_version_id_idx" ON "waivers"("version_id");

-- CreateIndex
CREATE INDEX "waivers_user_id_signed_at_idx" ON "waivers"("user_id", "signed_at");

-- CreateIndex
CREATE INDEX "waivers_child_id_signed_at_idx" ON "waivers"("child_id", "signed_at");

-- CreateIndex
CREATE INDEX "waivers_seat_id_idx" ON "waivers"("seat_id");

-- CreateIndex
CREATE INDEX "waivers_player_id_idx" ON "waivers"("player_id");

-- CreateIndex
CREATE INDEX "waivers_signed_at_idx" ON "waivers"("signed_at");

-- CreateIndex
CREATE INDEX "memberships_child_id_idx" ON "memberships"("child_id");

-- CreateIndex
CREATE INDEX "booking_seats_user_id_idx" ON "booking_seats"("user_id");

-- CreateIndex
CREATE INDEX "booking_seats_child_id_idx" ON "booking_seats"("child_id");

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "children" ADD CONSTRAINT "children_guardian_id_fkey" FOREIGN KEY ("guardian_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "children" ADD CONSTRAINT "children_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "minors" ADD CONSTRAINT "minors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "policy_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_seat_id_fkey" FOREIGN KEY ("seat_id") REFERENCES "booking_seats"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "squad_players"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_seats" ADD CONSTRAINT "booking_seats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_seats" ADD CONSTRAINT "booking_seats_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "children"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE children
  ADD CONSTRAINT children_not_their_own_guardian CHECK (account_id <> guardian_id);
-- Adding the same child twice, in two tabs or by a retry, adds it once.
CREATE UNIQUE INDEX children_of_guardian_key ON children (guardian_id, plain_text(first_name), plain_text(last_name), birth_date);

ALTER TABLE family_members
  ADD CONSTRAINT family_members_have_a_holder CHECK (user_id <> holder_id);

ALTER TABLE waivers
  ADD CONSTRAINT waivers_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT waivers_for_one_person CHECK (num_nonnulls(user_id, child_id, seat_id, player_id) <= 1);

-- A seat is taken by one known person at most.
ALTER TABLE booking_seats
  ADD CONSTRAINT booking_seats_for_one_person CHECK (num_nonnulls(user_id, child_id) <= 1) NOT VALID;
ALTER TABLE booking_seats VALIDATE CONSTRAINT booking_seats_for_one_person;

RESET lock_timeout;
