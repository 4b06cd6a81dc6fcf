-- How many products the dashboard's filters find is counted in an index instead of in the whole table.
-- An index more changes nothing for the program before this one.
SET lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "products_category_is_active_arena_class_idx" ON "products"("category", "is_active", "arena_class");

RESET lock_timeout;
