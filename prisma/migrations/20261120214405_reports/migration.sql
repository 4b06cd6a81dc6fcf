-- What arrived on which day, for the overview.
-- The program before this one works on it: an index is nothing to it.
SET lock_timeout = '5s';

CREATE INDEX payments_paid_at_idx ON payments (paid_at) WHERE paid_at IS NOT NULL;

RESET lock_timeout;
