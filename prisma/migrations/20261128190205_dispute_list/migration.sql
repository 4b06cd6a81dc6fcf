-- The order of the list of disputes: those that wait for evidence by their deadline, then all others, newest first.
-- The previous version works on it: an index changes no result.
SET lock_timeout = '5s';

CREATE INDEX disputes_listed_idx ON disputes
  ((status <> 1), (CASE WHEN status = 1 THEN respond_by END), opened_at DESC, id DESC);

RESET lock_timeout;
