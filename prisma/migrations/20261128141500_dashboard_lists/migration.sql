-- The indices of lists in the dashboard that grow to 100,000 rows: subscribers, partners and coupons, with the people to
-- whom a coupon is assigned. First-order offers make a coupon for each customer.
-- The previous version works on it: an index changes no result.
SET lock_timeout = '5s';

CREATE INDEX newsletter_subscriptions_search_idx ON newsletter_subscriptions USING gin ((email::text) gin_trgm_ops);

CREATE INDEX partners_search_idx ON partners
  USING gin (plain_text(org_name || ' ' || full_name || ' ' || email::text) gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX partners_name_idx ON partners (plain_text(org_name), id) WHERE deleted_at IS NULL;

CREATE INDEX coupons_ending_idx ON coupons (ends_at NULLS LAST, created_at DESC, id DESC);
CREATE INDEX coupons_most_used_idx ON coupons (used_count DESC, created_at DESC, id DESC);

CREATE INDEX coupon_assignments_search_idx ON coupon_assignments USING gin ((email::text) gin_trgm_ops);
CREATE INDEX coupon_assignments_newest_idx ON coupon_assignments (coupon_id, created_at DESC, email);

RESET lock_timeout;
