-- The indices of the dashboard's list of memberships, which is searched by any part of a number, name or email, and sorted by
-- the last day.
-- The previous version works on it: an index changes no result.
SET lock_timeout = '5s';

CREATE INDEX memberships_search_idx ON memberships
  USING gin (plain_text(number || ' ' || name || ' ' || email::text) gin_trgm_ops);
CREATE INDEX memberships_last_day_idx ON memberships (last_day NULLS LAST, id);

RESET lock_timeout;
