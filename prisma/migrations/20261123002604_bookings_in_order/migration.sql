-- The dashboard's lists of bookings go by when and where they take place, which their slots know: each booking keeps a copy, so
-- that indexes have them in order. Both triggers keep it true, whoever writes.
-- The previous version works on it: the triggers fill and follow the columns for it, and it reads neither columns nor indexes.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "arena_id" UUID,
ADD COLUMN     "starts_at" TIMESTAMPTZ(3);

-- Whoever books or moves holds the slot's row, so what is read here is what stands.
CREATE FUNCTION booking_is_at_its_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.arena_id, s.starts_at INTO NEW.arena_id, NEW.starts_at FROM class_slots s WHERE s.id = NEW.slot_id;
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_are_at_their_slot BEFORE INSERT OR UPDATE OF slot_id ON bookings
  FOR EACH ROW EXECUTE FUNCTION booking_is_at_its_slot();

-- Whoever changes a booking holds its slot's row first, so no two wait for each other here.
CREATE FUNCTION slot_moves_its_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET arena_id = NEW.arena_id, starts_at = NEW.starts_at WHERE slot_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER class_slots_move_their_bookings AFTER UPDATE OF arena_id, starts_at ON class_slots
  FOR EACH ROW WHEN ((NEW.arena_id, NEW.starts_at) IS DISTINCT FROM (OLD.arena_id, OLD.starts_at))
  EXECUTE FUNCTION slot_moves_its_bookings();

UPDATE bookings b SET arena_id = s.arena_id, starts_at = s.starts_at FROM class_slots s WHERE s.id = b.slot_id;

-- CreateIndex
CREATE INDEX "bookings_starts_at_id_idx" ON "bookings"("starts_at", "id");

-- CreateIndex
CREATE INDEX "bookings_arena_id_starts_at_id_idx" ON "bookings"("arena_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "bookings_placed_at_id_idx" ON "bookings"("placed_at" DESC, "id" DESC);

RESET lock_timeout;
