-- A side usually has five pilots, and the federations allow fewer. The first section of the home page said "five" as if it
-- were fixed. A section that an editor has changed keeps its text.
-- The previous version shows any text of the section, and saves it as the version after this one.
SET lock_timeout = '5s';

CREATE TEMPORARY TABLE reworded ON COMMIT DROP AS
SELECT entry.id, text.locale, CASE text.locale
    WHEN 'en' THEN 'Two teams, usually five a side, fly caged drones through a hanging ring. Only one striker per team can score. Three-minute sets, best of three.'
    ELSE 'Deux équipes, en général de cinq, pilotent des drones en cage vers un anneau suspendu. Un seul attaquant par équipe peut marquer. Manches de trois minutes, deux manches gagnantes.'
  END AS summary
  FROM content_entries AS entry JOIN content_texts AS text ON text.entry_id = entry.id
 WHERE entry.kind = 6 AND entry.key = 'opening' AND entry.version = 1 AND text.summary IN (
    'Two teams of five fly caged drones through a hanging ring. Only one striker per team can score. Three-minute sets, best of three.',
    'Deux équipes de cinq pilotent des drones en cage vers un anneau suspendu. Un seul attaquant par équipe peut marquer. Manches de trois minutes, deux manches gagnantes.'
  );

UPDATE content_texts AS text SET summary = reworded.summary
  FROM reworded WHERE text.entry_id = reworded.id AND text.locale = reworded.locale;

UPDATE content_entries SET version = 2, updated_at = now() WHERE id IN (SELECT id FROM reworded);

INSERT INTO entry_versions (entry_id, number, action, saved_at, content)
SELECT id, version, 2, updated_at, content_snapshot(id) FROM content_entries WHERE id IN (SELECT id FROM reworded);

RESET lock_timeout;
