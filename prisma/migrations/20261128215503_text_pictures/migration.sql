-- The pictures of ours that the texts of entries and policies mention, so that the media library finds its unused pictures by joins.
-- The previous version works on it: it does not know the table, and triggers fill the table from its texts as well.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "text_pictures" (
    "subject_type" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "text_pictures_pkey" PRIMARY KEY ("subject_type","subject_id","locale","url")
);

-- CreateIndex
CREATE INDEX "text_pictures_url_idx" ON "text_pictures"("url");

ALTER TABLE text_pictures ADD CONSTRAINT text_pictures_subject_known CHECK (subject_type IN ('content', 'policy'));

-- No picture has an address of more than 300 letters, and a text may not fail because an index cannot hold its address.
CREATE FUNCTION pictures_in_text(body text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT found[1]
    FROM regexp_matches(body,
      '(/(?:uploads|pictures)/(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\.(?:webp|avif|jpe?g|png))', 'g') AS found
   WHERE length(found[1]) <= 300
$$;

-- The arguments are the type of the subject and the column with its id.
CREATE FUNCTION keep_text_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM public.text_pictures
     WHERE subject_type = TG_ARGV[0] AND subject_id = (to_jsonb(OLD) ->> TG_ARGV[1])::uuid AND locale = OLD.locale;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.text_pictures (subject_type, subject_id, locale, url)
    SELECT TG_ARGV[0], (to_jsonb(NEW) ->> TG_ARGV[1])::uuid, NEW.locale, public.pictures_in_text(NEW.body);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER content_texts_keep_pictures AFTER INSERT OR DELETE OR UPDATE OF body ON content_texts
  FOR EACH ROW EXECUTE FUNCTION keep_text_pictures('content', 'entry_id');
CREATE TRIGGER policy_texts_keep_pictures AFTER INSERT OR DELETE OR UPDATE OF body ON policy_texts
  FOR EACH ROW EXECUTE FUNCTION keep_text_pictures('policy', 'version_id');

-- The triggers keep other writers away until this migration ends, so no text changes meanwhile.
INSERT INTO text_pictures (subject_type, subject_id, locale, url)
SELECT 'content', t.entry_id, t.locale, pictures_in_text(t.body) FROM content_texts t
UNION ALL
SELECT 'policy', t.version_id, t.locale, pictures_in_text(t.body) FROM policy_texts t;

RESET lock_timeout;
