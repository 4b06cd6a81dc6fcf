-- A membership that was bought for a child remembers this after the child's profile is gone, so that it never becomes the
-- guardian's own.
-- The previous version works on it: it does not know the column, and the trigger fills it for every version.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "is_for_child" BOOLEAN NOT NULL DEFAULT false;

UPDATE memberships SET is_for_child = true WHERE child_id IS NOT NULL;

CREATE FUNCTION mark_membership_for_child() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_for_child := NEW.child_id IS NOT NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER memberships_mark_for_child BEFORE INSERT ON memberships
  FOR EACH ROW EXECUTE FUNCTION mark_membership_for_child();

RESET lock_timeout;
