-- Nothing has read search_text since the search goes through vectors; its index is the dearest part of saving a product.
-- The program of the foundation still works on this: it finds the same in search_text, only slower without the index. The
-- column itself goes in a later release, when that program runs nowhere any more.
SET lock_timeout = '5s';

DROP INDEX product_translations_search_idx;

RESET lock_timeout;
