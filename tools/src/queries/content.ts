// The content and the media library of the dashboard's lists, generated in the database and identical in every run.
import { ContentKind } from '@dronesoccer/contracts';
import type { Client } from 'pg';

const everything = 'generate_series(1, $1::int) n';
const ago = `now() - n * interval '5 minutes'`;
const address = (n: string): string => `'/uploads/' || md5('file' || ${n}) || '.webp'`;

/** The statements by table; `$1` is the number of posts. */
const statements: readonly string[] = [
  `INSERT INTO uploaded_pictures (id, file_name, width, height, bytes, content_hash)
   SELECT md5('upload' || n)::uuid, md5('file' || n) || '.webp', 1600, 900, 90000, decode(md5(n::text), 'hex') FROM ${everything}`,
  `INSERT INTO media_pictures (id, url, name, alt_en, alt_fr, created_at)
   SELECT md5('media' || n)::uuid, ${address('n')}, md5(n::text) || '.webp', 'A drone', CASE WHEN n % 100 > 0 THEN 'Un drone' ELSE '' END,
          ${ago}
     FROM ${everything}`,
  `INSERT INTO picture_references (subject_type, subject_id, picture_id)
   SELECT 'media', md5('media' || n)::uuid, md5('upload' || n)::uuid FROM ${everything}`,
  // Each tenth post shows the picture of the post before it, and half of these posts show their own picture in the text.
  `INSERT INTO content_entries (id, kind, position, picture_url, created_at, updated_at)
   SELECT md5('post' || n)::uuid, ${ContentKind.POST}, n, ${address('CASE WHEN n % 10 > 0 THEN n ELSE n - 1 END')}, ${ago}, ${ago}
     FROM ${everything}`,
  `INSERT INTO content_texts (entry_id, locale, status, title, summary, body)
   SELECT md5('post' || n)::uuid, locale, 2, 'Post ' || md5(n::text), 'A summary',
          repeat('A match in the arena. ', 40) || CASE WHEN n % 20 = 0 THEN '![](' || ${address('n')} || ')' ELSE md5('text' || n) END
     FROM ${everything}, unnest(ARRAY['en', 'fr']) locale`,
  `INSERT INTO content_slugs (kind, locale, slug, entry_id)
   SELECT ${ContentKind.POST}, locale, 'post-' || md5(n::text), md5('post' || n)::uuid FROM ${everything}, unnest(ARRAY['en', 'fr']) locale`,
];

/** Creates posts in both languages, each with a picture of the library. One picture in twenty is used by nothing. */
export const makeContent = async (client: Client, count: number): Promise<void> => {
  for (const sql of statements) await client.query(sql, [count]);
};
