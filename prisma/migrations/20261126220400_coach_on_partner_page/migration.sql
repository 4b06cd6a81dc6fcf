-- The page of the partners shows people. A page that an editor has changed keeps its picture.
-- The previous version shows any picture that a page names; its build lacks this file until it is replaced.
SET lock_timeout = '5s';

UPDATE content_entries SET picture_url = '/pictures/arena/coach.webp'
 WHERE kind = 5 AND key = 'partner' AND version = 1;

UPDATE content_texts AS text SET picture_alt = CASE text.locale
    WHEN 'en' THEN 'A coach shows a young pilot in goggles where to fly'
    ELSE 'Un entraîneur montre à une jeune pilote à lunettes où voler'
  END
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'partner' AND entry.version = 1;
