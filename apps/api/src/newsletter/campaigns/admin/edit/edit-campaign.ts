import { Injectable } from '@nestjs/common';
import { CampaignStatus, type CampaignWire, type Locale, type ReceivedBody } from '@dronesoccer/contracts';
import { Config } from '../../../../config/index.js';
import { Audit, Edits } from '../../../../platform/audit/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, executorOf, newId, type PrismaTx, type Tx } from '../../../../platform/database/index.js';
import { AppError, constraintMeans, notFound } from '../../../../platform/errors/index.js';
import type { SentFiles } from '../../../../platform/http/index.js';
import { isSitePicture, PictureUploads, referToPictures } from '../../../../platform/images/index.js';
import { knownTags } from '../../audience/tags.queries.js';
import { CheckCampaign } from '../../checks/check-campaign.js';
import { AttachmentFiles, refuseTooMany } from './attachment-files.js';
import { presentCampaign } from './campaigns.presenter.js';
import {
  type AttachmentRow,
  campaignById,
  type CampaignFigures,
  type CampaignRow,
  figuresOfOne,
  lockCampaign,
} from './campaigns.queries.js';
import {
  type CampaignPatch,
  type CampaignValues,
  parseCampaign,
  valuesAfter,
  requestedSlug,
} from './judge-campaign.js';
import { deleteCampaign, firstFreeSlug, insertCampaign, isEditable, updateCampaign } from './write-campaign.queries.js';

// A topic may be deleted while a campaign is being saved with it.
constraintMeans({ campaigns_slug_key: 'NEWS_005', campaign_tags_tag_id_fkey: 'NEWS_004' });

type FiguredRow = CampaignRow & { figures: CampaignFigures };

/** The administrator who saves, and the language of the reply. */
interface Editor {
  actorId: string;
  locale: Locale;
}

/** The maximum number of numbered duplicates: `may-2`, `may-3`, … */
const duplicatesMax = 100;

/**
 * Returns the fields of a campaign that the audit records. The long texts are left out, because the campaign itself
 * keeps them.
 */
const auditedCampaign = ({
  title,
  slug,
  status,
  texts,
  tags,
  audience,
  scheduledAt,
  coverUrl,
  attachments,
}: CampaignRow) => ({
  ...{ title, slug, status, audience, scheduledAt, coverUrl },
  subject: texts.en?.subject ?? '',
  subjectFr: texts.fr?.subject ?? '',
  tags: tags.map(({ id }) => id),
  attachments: attachments.map(({ name }) => name),
});

/** Creates, changes and deletes campaigns until they are sent. */
@Injectable()
export class EditCampaign {
  private readonly emailsPerSecond: number;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly attachments: AttachmentFiles,
    private readonly pictures: PictureUploads,
    private readonly checks: CheckCampaign,
  ) {
    this.emailsPerSecond = config.newsletter.emailsPerSecond;
  }

  /**
   * @throws AppError NEWS_004, NEWS_006, NEWS_007 or NEWS_008 for an invalid body; NEWS_005 if the slug is taken;
   * NEWS_013 if the campaign is to be scheduled but cannot be sent; PICT_001 or PICT_002 if the cover is not a picture
   */
  async create(
    editor: Editor,
    body: ReceivedBody<'newsletter.campaigns.admin.create'>,
    files: SentFiles,
  ): Promise<CampaignWire> {
    const patch = parseCampaign(body);
    const values = await this.valuesOf(patch, null);
    refuseTooMany(files['attachments']?.length ?? 0);
    await this.refuseUnready(values, { coverUrl: files['cover'] === undefined ? null : 'new', editor });
    const sent = await this.keep(files, editor);
    const [id, at] = [newId(), this.clock.now()];
    return this.database.prismaTransaction(async (tx) => {
      const executor = executorOf(tx);
      await insertCampaign(executor, { id, at }, values, { coverUrl: sent.coverUrl, attachments: sent.attachments });
      await keepPictures(executor, id, sent.coverUrl, values);
      return this.edits(editor.locale).created(tx, { ...this.edit(editor, id, 'created') });
    });
  }

  /**
   * Topics, audience, status and time stay unchanged if the body omits them; an omitted text becomes empty. With
   * `filesOnly`, everything but the files stays unchanged.
   *
   * @throws AppError as `create` does; NEWS_008 (404); NEWS_011 once the campaign is being sent, was sent or was
   * cancelled; NEWS_015 with the current state if someone else saved it first
   */
  async update(
    editor: Editor,
    id: string,
    received: ReceivedBody<'newsletter.campaigns.admin.update'>,
    files: SentFiles,
  ): Promise<CampaignWire> {
    const { version, filesOnly = false, dropCover = false, dropAttachments = [], ...body } = received;
    const parsed = parseCampaign(body);
    const patchOn = (row: CampaignRow): CampaignPatch => (filesOnly ? patchOf(row) : parsed);
    const seen = await this.changeable(this.database, id);
    const isKept = ({ id: each }: AttachmentRow): boolean => !dropAttachments.includes(each);
    const coverOf = (row: CampaignRow, sent: string | null): string | null => sent ?? (dropCover ? null : row.coverUrl);
    const values = await this.valuesOf(patchOn(seen), seen);
    refuseTooMany(seen.attachments.filter(isKept).length + (files['attachments']?.length ?? 0));
    await this.refuseUnready(values, { coverUrl: coverOf(seen, files['cover'] === undefined ? null : 'new'), editor });
    const sent = await this.keep(files, editor);
    const edit = { ...this.edit(editor, id, 'updated'), version };
    return this.database.prismaTransaction((tx) =>
      this.edits(editor.locale).change(tx, edit, async (before) => {
        if (!isEditable(before)) throw new AppError('NEWS_011');
        const executor = executorOf(tx);
        const kept = [...before.attachments.filter(isKept), ...sent.attachments];
        refuseTooMany(kept.length);
        const coverUrl = coverOf(before, sent.coverUrl);
        const now = this.clock.now();
        const patch = patchOn(before);
        const after = valuesAfter(patch, before, { tagIds: patch.tags && values.tagIds, now });
        // Schedule only the version that was checked.
        if (after.status !== CampaignStatus.DRAFT && before.version !== seen.version) {
          throw new AppError('NEWS_015', { data: this.present(before, editor.locale) });
        }
        await updateCampaign(executor, { id, at: now }, after, { coverUrl, attachments: kept });
        await keepPictures(executor, id, coverUrl, after);
        await this.attachments.release(
          executor,
          before.attachments.filter((row) => !isKept(row)),
        );
      }),
    );
  }

  /** Creates a draft with the same texts, pictures, files and audience, whatever the state of the original. */
  duplicate(editor: Editor, id: string): Promise<CampaignWire> {
    return this.database.prismaTransaction(async (tx) => {
      const executor = executorOf(tx);
      const from = await lockCampaign(executor, id);
      if (from === null) throw notFound('NEWS_008');
      const base = requestedSlug(from.title, from.texts.en);
      const slugs = Array.from({ length: duplicatesMax }, (_, index) => `${base}-${index + 2}`);
      const slug = (await firstFreeSlug(executor, slugs)) ?? `${base}-${newId().slice(-8)}`;
      const values = { ...valuesAfter(patchOf(from), null, { tagIds: undefined, now: this.clock.now() }), slug };
      const [copyId, at] = [newId(), this.clock.now()];
      // The copies of the files get their own ids, so that either campaign can remove them.
      const attachments = from.attachments.map((row) => ({ ...row, id: newId() }));
      const tagIds = from.tags.map((tag) => tag.id);
      await insertCampaign(
        executor,
        { id: copyId, at },
        { ...values, tagIds },
        { coverUrl: from.coverUrl, attachments },
      );
      await keepPictures(executor, copyId, from.coverUrl, values);
      return this.edits(editor.locale).created(tx, this.edit(editor, copyId, 'created'));
    });
  }

  /** @throws AppError NEWS_008 (404), NEWS_011 once the campaign is being sent, was sent or was cancelled */
  delete(editor: Editor, id: string): Promise<null> {
    return this.database.prismaTransaction((tx) =>
      this.edits(editor.locale).remove(tx, this.edit(editor, id, 'deleted'), async (before) => {
        if (!isEditable(before)) throw new AppError('NEWS_011');
        const executor = executorOf(tx);
        await deleteCampaign(executor, id);
        await referToPictures(executor, { type: 'campaign', id }, []);
        await this.attachments.release(executor, before.attachments);
      }),
    );
  }

  /** @throws AppError NEWS_008 (404), NEWS_011 */
  private async changeable(executor: Database, id: string): Promise<CampaignRow> {
    const row = await campaignById(executor, id);
    if (row === null) throw notFound('NEWS_008');
    if (!isEditable(row)) throw new AppError('NEWS_011');
    return row;
  }

  private async valuesOf(patch: CampaignPatch, before: CampaignRow | null): Promise<CampaignValues> {
    const tagIds = patch.tags && (await knownTags(this.database, patch.tags));
    return valuesAfter(patch, before, { tagIds, now: this.clock.now() });
  }

  /** @throws AppError NEWS_013 if the campaign is to be scheduled but cannot be sent */
  private async refuseUnready(
    values: CampaignValues,
    { coverUrl, editor }: { coverUrl: string | null; editor: Editor },
  ): Promise<void> {
    if (values.status === CampaignStatus.DRAFT) return;
    const { slug, texts, coverAlt, coverAltFr, tagIds, audience: rule, scheduledAt: leavesAt } = values;
    const audience = { tagIds, rule };
    const campaign = { slug, texts, coverUrl, coverAlt, coverAltFr, attachments: [], audience, leavesAt };
    await this.checks.refuseBlocked(campaign, editor.locale);
  }

  /**
   * Stores the uploaded files. They belong to no campaign until the campaign is saved, and are deleted if it never is.
   */
  private async keep(
    { cover, attachments = [] }: SentFiles,
    { actorId }: Editor,
  ): Promise<{ coverUrl: string | null; attachments: AttachmentRow[] }> {
    const [picture] = cover ?? [];
    const coverUrl = picture === undefined ? null : (await this.pictures.keep(picture, actorId)).url;
    return { coverUrl, attachments: await this.attachments.keep(attachments) };
  }

  private edit = ({ actorId }: Editor, id: string, action: string) => ({ actorId, id, scope: 'all', action }) as const;

  private present = (row: FiguredRow, locale: Locale): CampaignWire =>
    presentCampaign(row, { figures: row.figures, locale, emailsPerSecond: this.emailsPerSecond });

  private edits(locale: Locale): Edits<FiguredRow, CampaignWire, 'all'> {
    return new Edits<FiguredRow, CampaignWire, 'all'>(this.audit, {
      ...{ subject: 'campaign', missing: 'NEWS_008', changed: 'NEWS_015', audited: auditedCampaign },
      present: (row) => this.present(row, locale),
      hold: holdFigured,
    });
  }
}

async function holdFigured(tx: PrismaTx, id: string): Promise<FiguredRow | null> {
  const executor = executorOf(tx);
  const row = await lockCampaign(executor, id);
  return row && { ...row, figures: await figuresOfOne(executor, id) };
}

/** Returns the patch with the texts and the audience of a campaign. Alone, it creates a draft without a time. */
const patchOf = ({ title, texts, coverAlt, coverAltFr, audience }: CampaignRow): CampaignPatch => {
  const nothing = { subject: '', preheader: '', body: '' };
  return { title, texts: { en: texts.en ?? nothing, fr: texts.fr ?? nothing }, coverAlt, coverAltFr, audience };
};

/**
 * Keeps the pictures that an issue shows: its cover, and the uploads in its texts.
 *
 * @throws AppError PICT_001 if the cover no longer exists
 */
async function keepPictures(tx: Tx, id: string, coverUrl: string | null, { texts }: CampaignValues): Promise<void> {
  const inTexts = Object.values(texts).flatMap(({ body }) => body.match(/\/uploads\/[\w-]{22}\.webp/g) ?? []);
  const urls = [...new Set([...(coverUrl === null ? [] : [coverUrl]), ...inTexts])];
  const found = await referToPictures(tx, { type: 'campaign', id }, urls);
  const isThere = coverUrl === null || isSitePicture(coverUrl) || found.some(({ url }) => url === coverUrl);
  if (!isThere) throw new AppError('PICT_001');
}
