-- One line per arena, package and language that says what the package contains.
-- The previous version works on it: it never reads the columns, and rows that it inserts get empty texts.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "arena_translations" ADD COLUMN     "premium_includes" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "standard_includes" TEXT NOT NULL DEFAULT '';

RESET lock_timeout;
