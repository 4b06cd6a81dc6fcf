import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { campaignLimits, type ErrorCode, type LocalText } from '@dronesoccer/contracts';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, type Executor, newId } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import type { SentFile } from '../../../../platform/http/index.js';
import { type AttachedKind, PictureUploads } from '../../../../platform/images/index.js';
import { defineJob, Jobs } from '../../../../platform/jobs/index.js';
import { FileStore, type StoredFile } from '../../../../platform/storage/index.js';
import { attachmentKind } from './attachment-kind.js';
import type { AttachmentRow } from './campaigns.queries.js';
import { unusedFiles } from './write-campaign.queries.js';

const dropFiles = defineJob<{ files: string[] }>('campaigns.drop-files', {
  title: { en: 'Deleting files of a newsletter', fr: 'Suppression de fichiers d’une infolettre' },
});

/** Matches the file names that `keep` generates. */
const ownName = /^letter-[\w-]{32}\.[a-z]{3,4}$/;

/**
 * The time after which a stored file belongs to a campaign or never will. No request takes this long, and a backup copies
 * the file meanwhile (docs/decisions/backup.md).
 */
const settledMs = 2 * 3_600_000;

/** The characters of a file's name that are kept, from its end. */
const nameMax = 120;

const notAllowed = {
  en: 'Attach a PDF, picture (PNG, JPEG, WebP), Word or Excel document, calendar file or plain text',
  fr: 'Joignez un PDF, une image (PNG, JPEG, WebP), un document Word ou Excel, un fichier d’agenda ou du texte brut',
} as const;
const badPicture = {
  en: 'This picture is damaged, animated or too large: attach another one',
  fr: 'Cette image est endommagée, animée ou trop grande : joignez-en une autre',
} as const;
const isBadPicture = (code: ErrorCode): boolean => code === 'PICT_001' || code === 'PICT_002';
const tooMany = {
  en: `A newsletter has at most ${campaignLimits.attachmentsMax} files`,
  fr: `Une infolettre a au plus ${campaignLimits.attachmentsMax} fichiers`,
} as const;

const refuse = (message: LocalText): never => {
  throw new AppError('NEWS_008', { errors: [{ field: 'attachments', message }] });
};

/** @throws AppError NEWS_008 if a campaign would have too many files */
export function refuseTooMany(count: number): void {
  if (count > campaignLimits.attachmentsMax) refuse(tooMany);
}

/** Stores and serves the files that newsletter issues link to. Their names cannot be guessed. */
@Injectable()
export class AttachmentFiles implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
    private readonly pictures: PictureUploads,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(dropFiles, ({ files }) => this.drop(files));
  }

  /**
   * Stores all uploaded files, or none if any of them is not allowed. Pictures are re-encoded first, because cameras
   * record the location in them. A job deletes the files that belong to no campaign two hours later, for example because
   * the campaign was not saved or the process died.
   *
   * @throws AppError NEWS_008 for a file type that is not allowed, or for a picture that is damaged or too large
   */
  async keep(sent: readonly SentFile[]): Promise<AttachmentRow[]> {
    const rows: AttachmentRow[] = [];
    for (const { path, name } of sent) {
      const { extension, type, picture } = attachmentKind(name, await readFile(path)) ?? refuse(notAllowed);
      if (picture !== undefined) await writeFile(path, await this.clean(path, picture));
      const file = `letter-${randomBytes(24).toString('base64url')}.${extension}`;
      // The database refuses half of a character that has two code units.
      const shortName = [...name].slice(-nameMax).join('');
      rows.push({ id: newId(), name: shortName, type, bytes: (await stat(path)).size, file });
    }
    if (rows.length === 0) return rows;
    await this.release(this.database, rows);
    // Store the files one at a time, so that only one is in memory.
    for (const [index, { file }] of rows.entries()) await this.files.put(file, await readFile(sent[index]?.path ?? ''));
    return rows;
  }

  private async clean(path: string, kind: AttachedKind): Promise<Buffer> {
    try {
      return await this.pictures.clean(path, kind);
    } catch (error) {
      if (error instanceof AppError && isBadPicture(error.code)) return refuse(badPicture);
      throw error;
    }
  }

  /** Opens the attachment with this name, or returns null if no campaign has it. */
  async open(file: string): Promise<{ name: string; type: string; stored: StoredFile } | null> {
    if (!ownName.test(file)) return null;
    const sql = 'SELECT name, type FROM campaign_attachments WHERE file = $1 LIMIT 1';
    const [row] = await this.database.query<{ name: string; type: string }>(sql, [file], 'campaign-file');
    const stored = row && (await this.files.open(file));
    return row && stored ? { ...row, stored } : null;
  }

  /** Deletes the files that no campaign uses two hours later, when a copy of the backup has them. */
  async release(executor: Executor, rows: readonly AttachmentRow[]): Promise<void> {
    if (rows.length === 0) return;
    const startAfter = new Date(this.clock.now().getTime() + settledMs);
    await this.jobs.enqueue(executor, dropFiles, { files: rows.map(({ file }) => file) }, { startAfter });
  }

  private async drop(files: string[]): Promise<void> {
    const unused = await this.database.transaction((tx) => unusedFiles(tx, files));
    for (const file of unused) await this.files.remove(file);
  }
}
