import {
  ContentKind,
  type EntryTerms,
  type EventTerms,
  type Locale,
  locales,
  TextStatus,
} from '@dronesoccer/contracts';
import { hasText } from '@dronesoccer/domain';
import { instantOf } from '@dronesoccer/domain/calendar';
import type { Tx } from '../../../platform/database/index.js';
import { AppError, constraintMeans } from '../../../platform/errors/index.js';

// Two editors may take one address at the same time. The key then decides.
constraintMeans({ content_slugs_pkey: 'CONTENT_002' });

interface NewEntry {
  id: string;
  kind: ContentKind;
  locale: Locale;
  title: string;
  at: Date;
}

/** Returns the number of entries of a kind. Others who add one wait until the transaction ends. */
export async function lockedCount(tx: Tx, kind: ContentKind): Promise<number> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('content kind ' || $1::int, 0))`,
    [kind],
    'content-lock-kind',
  );
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM content_entries WHERE kind = $1',
    [kind],
    'content-count-kind',
  );
  return row?.count ?? 0;
}

/** Inserts an entry at the end of its list, with a draft in one language. */
export async function insertEntry(tx: Tx, { id, kind, locale, title, at }: NewEntry): Promise<void> {
  await tx.query(
    `INSERT INTO content_entries (id, kind, position, created_at, updated_at)
     SELECT $1::uuid, $2::smallint, coalesce(max(position) + 1, 0), $3, $3 FROM content_entries WHERE kind = $2::smallint`,
    [id, kind, at],
    'content-insert',
  );
  await tx.query(
    'INSERT INTO content_texts (entry_id, locale, status, title) VALUES ($1, $2, $3, $4)',
    [id, locale, TextStatus.DRAFT, title],
    'content-insert-text',
  );
}

/** Writes the terms that differ from the current ones. The caller must hold the entry's lock. */
export async function writeEntry(
  tx: Tx,
  { id, kind, at }: { id: string; kind: ContentKind; at: Date },
  terms: EntryTerms,
): Promise<void> {
  await tx.query(
    `UPDATE content_entries SET topic = NULLIF($2, ''), picture_url = $3, publish_at = $4, unpublish_at = $5,
            version = version + 1, updated_at = $6 WHERE id = $1`,
    [id, terms.topic, terms.pictureUrl, terms.publishAt, terms.unpublishAt, at],
    'content-update',
  );
  for (const locale of locales) {
    await writeText(tx, id, locale, terms);
    await writeSlug(tx, { id, kind, locale }, terms.texts[locale].slug);
  }
  if (kind === ContentKind.EVENT) await writeEvent(tx, id, terms.event);
}

async function writeText(tx: Tx, id: string, locale: Locale, { texts }: EntryTerms): Promise<void> {
  const { status, title, summary, body, pictureAlt } = texts[locale];
  if (!hasText(texts[locale])) {
    await tx.query('DELETE FROM content_texts WHERE entry_id = $1 AND locale = $2', [id, locale], 'content-drop-text');
    return;
  }
  await tx.query(
    `INSERT INTO content_texts AS t (entry_id, locale, status, title, summary, body, picture_alt)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (entry_id, locale) DO UPDATE SET status = excluded.status, title = excluded.title,
       summary = excluded.summary, body = excluded.body, picture_alt = excluded.picture_alt
       WHERE (t.status, t.title, t.summary, t.body, t.picture_alt) IS DISTINCT FROM
         (excluded.status, excluded.title, excluded.summary, excluded.body, excluded.picture_alt)`,
    [id, locale, status, title, summary, body, pictureAlt],
    'content-write-text',
  );
}

/**
 * Makes an address the current one and keeps the former one as a redirect.
 *
 * @throws AppError CONTENT_002 if another entry has or had the address
 */
async function writeSlug(
  tx: Tx,
  { id, kind, locale }: { id: string; kind: ContentKind; locale: Locale },
  slug: string,
): Promise<void> {
  await tx.query(
    'UPDATE content_slugs SET is_current = false WHERE entry_id = $1 AND locale = $2 AND is_current AND slug <> $3',
    [id, locale, slug],
    'content-leave-slug',
  );
  if (slug === '') return;
  const written = await tx.query(
    `INSERT INTO content_slugs AS s (kind, locale, slug, entry_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, locale, slug) DO UPDATE SET is_current = true WHERE s.entry_id = excluded.entry_id
     RETURNING 1`,
    [kind, locale, slug, id],
    'content-take-slug',
  );
  if (written.length > 0) return;
  const message = { en: 'Another entry has or had this address', fr: 'Un autre contenu a ou avait cette adresse' };
  throw new AppError('CONTENT_002', { errors: [{ field: `texts.${locale}.slug`, message }] });
}

async function writeEvent(tx: Tx, id: string, event: EventTerms | null): Promise<void> {
  if (event === null) {
    await tx.query('DELETE FROM announced_events WHERE entry_id = $1', [id], 'content-drop-event');
    return;
  }
  const { localStart, localEnd, timeZone, province, city, venue, isOutdoor, link } = event;
  await tx.query(
    `INSERT INTO announced_events (entry_id, starts_at, ends_at, local_start, local_end, time_zone, province, city, venue,
       is_outdoor, link)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, NULLIF($11, ''))
     ON CONFLICT (entry_id) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at,
       local_start = excluded.local_start, local_end = excluded.local_end, time_zone = excluded.time_zone,
       province = excluded.province, city = excluded.city, venue = excluded.venue, is_outdoor = excluded.is_outdoor,
       link = excluded.link`,
    [
      ...[id, instantOf(timeZone, localStart), instantOf(timeZone, localEnd), localStart, localEnd],
      ...[timeZone, province, city, venue, isOutdoor, link],
    ],
    'content-write-event',
  );
}

/** The caller must hold the entry's lock. */
export async function setActive(tx: Tx, id: string, isActive: boolean, at: Date): Promise<void> {
  await tx.query(
    'UPDATE content_entries SET is_active = $2, version = version + 1, updated_at = $3 WHERE id = $1',
    [id, isActive, at],
    'content-set-active',
  );
}
