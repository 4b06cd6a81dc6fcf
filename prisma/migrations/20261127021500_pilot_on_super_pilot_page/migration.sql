-- The page about super pilots shows a pilot. A page that an editor has changed keeps its picture.
-- The previous version shows any picture that a page names; its build lacks this file until it is replaced.
SET lock_timeout = '5s';

UPDATE content_entries SET picture_url = '/pictures/arena/pilot.webp'
 WHERE kind = 5 AND key = 'super-pilot' AND version = 1;

UPDATE content_texts AS text SET picture_alt = CASE text.locale
    WHEN 'en' THEN 'A pilot in goggles, thumbs on the sticks, flies a drone with blue lights'
    ELSE 'Lunettes sur les yeux et pouces sur les manettes, une personne pilote un drone aux lumières bleues'
  END
  FROM content_entries AS entry
 WHERE entry.id = text.entry_id AND entry.kind = 5 AND entry.key = 'super-pilot' AND entry.version = 1;
