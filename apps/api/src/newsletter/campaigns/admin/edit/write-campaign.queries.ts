import { CampaignStatus, type Locale, locales } from '@dronesoccer/contracts';
import type { Tx } from '../../../../platform/database/index.js';
import type { AttachmentRow, CampaignText } from './campaigns.queries.js';
import type { CampaignValues } from './judge-campaign.js';

/** The files that are written along with the values. */
export interface CampaignFiles {
  coverUrl: string | null;
  attachments: readonly AttachmentRow[];
}

const parametersOf = (id: string, values: CampaignValues, coverUrl: string | null, at: Date): unknown[] => [
  id,
  values.slug,
  values.title,
  values.status,
  JSON.stringify(values.audience),
  coverUrl,
  values.coverAlt,
  values.coverAltFr,
  values.scheduledAt,
  values.scheduledZone,
  at,
];

export async function insertCampaign(
  tx: Tx,
  { id, at }: { id: string; at: Date },
  values: CampaignValues,
  files: CampaignFiles,
): Promise<void> {
  await tx.query(
    `INSERT INTO campaigns (id, slug, title, status, audience, cover_url, cover_alt, cover_alt_fr, scheduled_at,
                            scheduled_zone, created_at, updated_at)
     VALUES ($1::uuid, $2, $3, $4::smallint, $5::jsonb, $6, $7, $8, $9::timestamptz, $10, $11::timestamptz, $11::timestamptz)`,
    parametersOf(id, values, files.coverUrl, at),
    'campaign-insert',
  );
  await writeParts(tx, id, values, files);
}

/** A condition of the UPDATE below. Its column names refer to the old values. */
const isScheduleKept = 'status = $4::smallint AND scheduled_at = $9::timestamptz';

/**
 * Call it with the campaign's row locked and before sending has started. It deletes recipients that were prepared in
 * advance, because they were selected by the previous values. A campaign that was put on hold at its time stays on hold
 * until it gets another time or becomes a draft.
 */
export async function updateCampaign(
  tx: Tx,
  { id, at }: { id: string; at: Date },
  values: CampaignValues,
  files: CampaignFiles,
): Promise<void> {
  await tx.query(
    `UPDATE campaigns SET slug = $2, title = $3, status = $4::smallint, audience = $5::jsonb, cover_url = $6, cover_alt = $7,
            cover_alt_fr = $8, scheduled_at = $9::timestamptz, scheduled_zone = $10, updated_at = $11::timestamptz,
            prepared_up_to = NULL, prepared_at = NULL, version = version + 1,
            paused_at = CASE WHEN ${isScheduleKept} THEN paused_at END, pause_reason = CASE WHEN ${isScheduleKept} THEN pause_reason END
     WHERE id = $1::uuid`,
    parametersOf(id, values, files.coverUrl, at),
    'campaign-update',
  );
  await tx.query('DELETE FROM campaign_deliveries WHERE campaign_id = $1::uuid', [id], 'campaign-unprepare');
  await writeParts(tx, id, values, files);
}

async function writeParts(
  tx: Tx,
  id: string,
  { texts, tagIds }: Pick<CampaignValues, 'texts' | 'tagIds'>,
  { attachments }: CampaignFiles,
): Promise<void> {
  await tx.query(
    `WITH gone AS (DELETE FROM campaign_texts WHERE campaign_id = $1::uuid AND locale <> ALL ($2::text[]))
     INSERT INTO campaign_texts (campaign_id, locale, subject, preheader, body)
     SELECT $1::uuid, t.locale, t.subject, t.preheader, t.body
       FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS t (locale, subject, preheader, body)
     ON CONFLICT (campaign_id, locale)
       DO UPDATE SET subject = excluded.subject, preheader = excluded.preheader, body = excluded.body`,
    [id, ...columnsOf(texts)],
    'campaign-texts',
  );
  await tx.query(
    `WITH gone AS (DELETE FROM campaign_tags WHERE campaign_id = $1::uuid AND tag_id <> ALL ($2::uuid[]))
     INSERT INTO campaign_tags (campaign_id, tag_id) SELECT $1::uuid, unnest($2::uuid[]) ON CONFLICT DO NOTHING`,
    [id, tagIds],
    'campaign-tags',
  );
  await tx.query(
    `WITH sent AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS a (id uuid, name text, type text, bytes int, file text, position int)),
          gone AS (DELETE FROM campaign_attachments WHERE campaign_id = $1::uuid AND id NOT IN (SELECT id FROM sent))
     INSERT INTO campaign_attachments (id, campaign_id, position, name, type, bytes, file)
     SELECT id, $1::uuid, position, name, type, bytes, file FROM sent
     ON CONFLICT (id) DO UPDATE SET position = excluded.position`,
    [id, JSON.stringify(attachments.map((each, position) => ({ ...each, position })))],
    'campaign-attachments',
  );
}

/** Returns one column per field, for the languages that have any text. */
function columnsOf(texts: Record<Locale, CampaignText>): string[][] {
  const written = locales.filter(
    (locale) => locale === 'en' || Object.values(texts[locale]).some((text) => text !== ''),
  );
  const column = (field: keyof CampaignText): string[] => written.map((locale) => texts[locale][field]);
  return [written, column('subject'), column('preheader'), column('body')];
}

/** Returns the first slug that no campaign has, or null if all are taken. */
export async function firstFreeSlug(tx: Tx, slugs: readonly string[]): Promise<string | null> {
  const [free] = await tx.query<{ slug: string }>(
    `SELECT w.slug FROM unnest($1::text[]) WITH ORDINALITY AS w (slug, place)
     WHERE NOT EXISTS (SELECT 1 FROM campaigns c WHERE c.slug = w.slug) ORDER BY w.place LIMIT 1`,
    [slugs],
    'campaign-free-slug',
  );
  return free?.slug ?? null;
}

/** Returns whether the campaign is a draft or is waiting for its time. Only then may it be changed or deleted. */
export const isEditable = ({
  status,
  sendStartedAt,
}: {
  status: CampaignStatus;
  sendStartedAt: Date | null;
}): boolean => sendStartedAt === null && (status === CampaignStatus.DRAFT || status === CampaignStatus.SCHEDULED);

/** Call it with the campaign's row locked. */
export async function deleteCampaign(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM campaigns WHERE id = $1::uuid', [id], 'campaign-delete');
}

/** Returns the files that no campaign uses. */
export async function unusedFiles(tx: Tx, files: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ file: string }>(
    `SELECT f AS file FROM unnest($1::text[]) AS f WHERE NOT EXISTS (SELECT 1 FROM campaign_attachments a WHERE a.file = f)`,
    [files],
    'campaign-unused-files',
  );
  return rows.map(({ file }) => file);
}
