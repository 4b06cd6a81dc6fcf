-- The search and the order of the dashboard's list of partners. Each table has a migration of its own, so that its lock
-- against writes lasts only as long as its own indices are built.
-- The previous version works on it: an index changes no result.
SET lock_timeout = '5s';

CREATE INDEX partners_search_idx ON partners
  USING gin (plain_text(org_name || ' ' || full_name || ' ' || email::text) gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX partners_name_idx ON partners (plain_text(org_name), id) WHERE deleted_at IS NULL;

RESET lock_timeout;
