-- Arenas, and a version for what administrators edit: two of them at once do not overwrite each other.
-- The previous version works on it: it does not know the new tables, and the new columns have defaults.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "locations" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "arenas" (
    "id" UUID NOT NULL,
    "location_id" UUID NOT NULL,
    "class" SMALLINT NOT NULL,
    "capacity" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "pictures" JSONB NOT NULL DEFAULT '[]',
    "hours" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "arenas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "arena_translations" (
    "arena_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "rules" TEXT NOT NULL,
    "bring" TEXT NOT NULL,
    "getting_there" TEXT NOT NULL,

    CONSTRAINT "arena_translations_pkey" PRIMARY KEY ("arena_id","locale")
);

-- CreateIndex
CREATE INDEX "arenas_location_id_idx" ON "arenas"("location_id");

-- AddForeignKey
ALTER TABLE "arenas" ADD CONSTRAINT "arenas_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "arena_translations" ADD CONSTRAINT "arena_translations_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE arenas
  ADD CONSTRAINT arenas_class_known CHECK (class IN (1, 2)),
  ADD CONSTRAINT arenas_capacity_in_range CHECK (capacity BETWEEN 1 AND 200),
  ADD CONSTRAINT arenas_pictures_a_list CHECK (jsonb_typeof(pictures) = 'array'),
  ADD CONSTRAINT arenas_hours_a_list CHECK (jsonb_typeof(hours) = 'array');

ALTER TABLE arena_translations
  ADD CONSTRAINT arena_translations_locale_known CHECK (locale IN ('en', 'fr'));

CREATE TRIGGER arenas_drop_picture_references AFTER DELETE ON arenas
  FOR EACH ROW EXECUTE FUNCTION drop_picture_references('arena');
CREATE TRIGGER locations_drop_picture_references AFTER DELETE ON locations
  FOR EACH ROW EXECUTE FUNCTION drop_picture_references('location');

-- 3 is LinkPurpose.INVITATION.
ALTER TABLE email_tokens DROP CONSTRAINT email_tokens_purpose_known;
ALTER TABLE email_tokens ADD CONSTRAINT email_tokens_purpose_known CHECK (purpose IN (1, 2, 3));

-- Until now companies came from the seed alone.
CREATE UNIQUE INDEX companies_name_key ON companies (lower(name));

RESET lock_timeout;
