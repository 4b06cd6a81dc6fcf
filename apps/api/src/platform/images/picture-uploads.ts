import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '../concurrency/index.js';
import { Database, newId } from '../database/index.js';
import type { SentFile } from '../http/index.js';
import { FileStore } from '../storage/index.js';
import { type AttachedKind, cleanAttachment, readPicture } from './read-picture.js';

export interface UploadedPicture {
  /** The address as on the wire and in `Picture`: `/uploads/<name>.webp`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export const uploadsPath = '/uploads/';

/** Stores uploaded pictures. A picture without a reference is deleted after a day (see `referToPictures`). */
@Injectable()
export class PictureUploads {
  private readonly limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 16 });

  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  /**
   * Checks the file, re-encodes it as WebP and stores it under an unguessable name.
   *
   * @throws AppError PICT_001 and PICT_002 like `readPicture`, COMMON_009 if too many pictures are waiting
   */
  async keep(file: SentFile, uploadedBy: string | null): Promise<UploadedPicture> {
    const { content, width, height, hash } = await this.limit.run(() => readPicture(file.path));
    const name = `${randomBytes(16).toString('base64url')}.webp`;
    // The row comes first: a crash in between leaves a row that is cleaned up, never an orphaned file.
    await this.database.query(
      `INSERT INTO uploaded_pictures (id, file_name, width, height, bytes, content_hash, uploaded_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), name, width, height, content.length, hash, uploadedBy],
    );
    await this.files.put(name, content);
    return { url: uploadsPath + name, width, height };
  }

  /**
   * Re-encodes a picture attached to a newsletter issue, so that the file holds nothing but pixels.
   *
   * @throws AppError PICT_001 and PICT_002 like `cleanAttachment`, COMMON_009 if too many pictures are waiting
   */
  clean(path: string, kind: AttachedKind): Promise<Buffer> {
    return this.limit.run(() => cleanAttachment(path, kind));
  }
}
