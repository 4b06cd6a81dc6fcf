import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { FileStore } from '../storage/index.js';

export interface PictureSource {
  /** Changes whenever the picture does. */
  readonly version: string;
  /** True if the content at this address never changes. */
  readonly isForever: boolean;
  /** Returns null if the picture no longer exists. */
  read(): Promise<string | Buffer | null>;
}

/**
 * The only valid addresses: plain names below /pictures, and the names of uploads. Nothing is decoded, no dot leads to
 * a parent folder, and no host can be named, so path traversal is impossible.
 */
const sitePicture = /^\/pictures\/((?:[\w-]+\/){0,4}[\w-]+\.(?:webp|avif|jpe?g|png))$/;
const uploadedPicture = /^\/uploads\/([\w-]{22}\.webp)$/;

/** Returns whether the address is that of a picture shipped with the site. */
export function isSitePicture(url: string): boolean {
  return sitePicture.test(url);
}

/** Returns whether the address has the form of our own pictures, shipped or uploaded. */
export function isOwnPicture(url: string): boolean {
  return sitePicture.test(url) || uploadedPicture.test(url);
}

/** Finds the pictures that may be resized: the site's own and uploads. */
@Injectable()
export class PictureSources {
  constructor(
    private readonly config: Config,
    private readonly files: FileStore,
  ) {}

  async find(url: string): Promise<PictureSource | null> {
    const site = sitePicture.exec(url)?.[1];
    if (site !== undefined) return this.ofSite(site);
    const uploaded = uploadedPicture.exec(url)?.[1];
    return uploaded === undefined ? null : this.ofUploads(uploaded);
  }

  private async ofSite(name: string): Promise<PictureSource | null> {
    const folder = this.config.files.sitePictures;
    if (folder === null) return null;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return null;
    return {
      version: `${found.size}-${Math.round(found.mtimeMs)}`,
      isForever: false,
      read: () => Promise.resolve(path),
    };
  }

  private async ofUploads(name: string): Promise<PictureSource | null> {
    const file = await this.files.open(name);
    if (file === null) return null;
    await file.close();
    return {
      version: String(file.bytes),
      isForever: true,
      read: async () => {
        const again = await this.files.open(name);
        return again && again.content();
      },
    };
  }
}
