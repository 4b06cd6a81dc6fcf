-- The title by which the editors' list of entries is sorted, in a column of the entry, so that an index can hold the order.
-- The previous version works on it: it does not know the column, and a trigger fills the column from its texts.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "content_entries" ADD COLUMN     "sort_title" TEXT NOT NULL DEFAULT '';

-- The title in English, or in French if the entry has no English text.
CREATE FUNCTION entry_sort_title(entry uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT public.plain_text(t.title) FROM public.content_texts t
                    WHERE t.entry_id = entry ORDER BY t.locale LIMIT 1), '')
$$;

CREATE FUNCTION keep_entry_sort_title() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid := coalesce(NEW.entry_id, OLD.entry_id);
  title text := public.entry_sort_title(entry);
BEGIN
  UPDATE public.content_entries SET sort_title = title WHERE id = entry AND sort_title <> title;
  RETURN NULL;
END $$;
CREATE TRIGGER content_texts_sort_entry AFTER INSERT OR DELETE OR UPDATE OF title ON content_texts
  FOR EACH ROW EXECUTE FUNCTION keep_entry_sort_title();

RESET lock_timeout;
