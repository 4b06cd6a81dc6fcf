-- The page to learn the game shows hands at work. A page that an editor has changed keeps its picture.
-- The previous version shows any picture that a page names; its build lacks this file until it is replaced.
SET lock_timeout = '5s';

UPDATE content_entries SET picture_url = '/pictures/arena/workbench.webp'
 WHERE kind = 5 AND key = 'learn' AND version = 1;

UPDATE content_texts AS text SET picture_alt = CASE text.locale
    WHEN 'en' THEN 'Two hands with a screwdriver work on a drone in its open cage'
    ELSE 'Deux mains travaillent au tournevis sur un drone dans sa cage ouverte'
  END
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'learn' AND entry.version = 1;
