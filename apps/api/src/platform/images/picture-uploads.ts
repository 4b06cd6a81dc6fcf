import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '../concurrency/index.js';
import { Database, newId } from '../database/index.js';
import type { SentFile } from '../http/index.js';
import { FileStore } from '../storage/index.js';
import { readPicture } from './read-picture.js';

export interface UploadedPicture {
  /** As the wire and `Picture` want it: `/uploads/<name>.webp`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export const uploadsPath = '/uploads/';

/** Takes pictures in. What is not referred to within a day is removed again (see `referToPictures`). */
@Injectable()
export class PictureUploads {
  private readonly limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 16 });

  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  /**
   * Checks the file, draws it anew as WebP and keeps it under a name that nobody can guess.
   *
   * @throws PICT_001, PICT_002, and COMMON_009 when too many are waiting to be read
   */
  async keep(file: SentFile, uploadedBy: string | null): Promise<UploadedPicture> {
    const { content, width, height, hash } = await this.limit.run(() => readPicture(file.path));
    const name = `${randomBytes(16).toString('base64url')}.webp`;
    // The row comes first: a crash in between leaves a row that is cleared away, never a file that nobody knows of.
    await this.database.query(
      `INSERT INTO uploaded_pictures (id, file_name, width, height, bytes, content_hash, uploaded_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), name, width, height, content.length, hash, uploadedBy],
    );
    await this.files.put(name, content);
    return { url: uploadsPath + name, width, height };
  }
}
