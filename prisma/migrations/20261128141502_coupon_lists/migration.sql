-- The orders of the dashboard's list of coupons. First-order offers make a coupon for each customer, up to 100,000.
-- The previous version works on it: an index changes no result.
SET lock_timeout = '5s';

CREATE INDEX coupons_ending_idx ON coupons (ends_at NULLS LAST, created_at DESC, id DESC);
CREATE INDEX coupons_most_used_idx ON coupons (used_count DESC, created_at DESC, id DESC);

RESET lock_timeout;
