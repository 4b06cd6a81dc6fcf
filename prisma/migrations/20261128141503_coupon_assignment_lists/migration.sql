-- The search and the order of the people to whom a coupon is assigned.
-- The previous version works on it: an index changes no result.
SET lock_timeout = '5s';

CREATE INDEX coupon_assignments_search_idx ON coupon_assignments USING gin ((email::text) gin_trgm_ops);
CREATE INDEX coupon_assignments_newest_idx ON coupon_assignments (coupon_id, created_at DESC, email);

RESET lock_timeout;
