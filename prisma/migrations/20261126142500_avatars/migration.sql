-- People have a picture, which is an upload like that of a product: an account that is deleted shows nothing any more.
-- The previous version works on it: it never sets a picture.
SET lock_timeout = '5s';

CREATE TRIGGER users_drop_references AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION drop_picture_references('user');

RESET lock_timeout;
