-- The board's figures and the pickups are read from indices, however many orders there are.
-- Indices more change nothing for the program before this one.
SET lock_timeout = '5s';

CREATE INDEX orders_totals_idx ON orders (status, delivery) INCLUDE (total_cents);
CREATE INDEX orders_pickups_idx ON orders (placed_at DESC, id) WHERE delivery = 2;

RESET lock_timeout;
