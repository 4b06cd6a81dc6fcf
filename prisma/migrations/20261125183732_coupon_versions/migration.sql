-- Edits of a coupon compare its version, as those of everything else that two people can edit, in place of updated_at.
-- The previous version works on it: it goes on comparing updated_at, which every edit still changes. A trigger counts its edits,
-- so that no one overwrites them unseen, until a later release removes it; uses change no updated_at and are not counted.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "coupons" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

CREATE FUNCTION count_coupon_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER coupons_count_edit BEFORE UPDATE OF updated_at ON coupons FOR EACH ROW
  WHEN (NEW.updated_at <> OLD.updated_at AND NEW.version = OLD.version) EXECUTE FUNCTION count_coupon_edit();

RESET lock_timeout;
