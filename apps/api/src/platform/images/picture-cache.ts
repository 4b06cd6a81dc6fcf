import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Log } from '../logging/index.js';
import { openFile, type StoredFile, unfinishedFile, writeWhole } from '../storage/index.js';

/** A file's mtime records its last use; updating it on every use would cost more than it saves. */
const touchAfterMs = 3_600_000;
/** The age (ms) at which a half-written file counts as left by a crash. */
const staleAfterMs = 3_600_000;
/**
 * The share of the limit that may be written before the folder is measured again, because other processes fill it too.
 */
const lookAgainShare = 1 / 16;
/** Eviction continues down to this share of the limit, so that not every new file triggers it. */
const keepShare = 7 / 8;

interface Entry {
  readonly path: string;
  readonly bytes: number;
  readonly usedMs: number;
}

/**
 * Resized pictures on disk, within `PICTURE_CACHE_MB`. The folder itself is the only record, so the cache survives a
 * restart, a crash at any moment, and sharing among several processes. The least recently used file is evicted first.
 */
@Injectable()
export class PictureCache implements OnApplicationBootstrap {
  private readonly folder: string;
  private readonly bound: number;
  private writtenSinceLook = 0;
  private looking: Promise<void> | null = null;

  constructor(
    config: Config,
    private readonly log: Log,
  ) {
    this.folder = join(config.files.cache, 'pictures');
    this.bound = config.files.pictureCacheBytes;
  }

  onApplicationBootstrap(): void {
    this.makeRoom();
  }

  async open(key: string): Promise<StoredFile | null> {
    const path = this.pathOf(key);
    const file = await openFile(path);
    if (file === null) return null;
    const now = new Date();
    if (now.getTime() - file.changed.getTime() > touchAfterMs) await utimes(path, now, now).catch(() => undefined);
    return file;
  }

  /** A failed write costs time, never a reply. */
  async put(key: string, content: Buffer): Promise<void> {
    try {
      await writeWhole(this.pathOf(key), content);
      this.writtenSinceLook += content.length;
      if (this.writtenSinceLook > this.bound * lookAgainShare) this.makeRoom();
    } catch (error) {
      this.log.warn({ error }, 'a picture could not be kept in the cache');
    }
  }

  /** Resolves when no eviction is running. */
  async settled(): Promise<void> {
    await this.looking;
  }

  private makeRoom(): void {
    this.writtenSinceLook = 0;
    this.looking ??= this.clear()
      .catch((error: unknown) => this.log.warn({ error }, 'the picture cache could not be cleared'))
      .finally(() => {
        this.looking = null;
      });
  }

  private async clear(): Promise<void> {
    const entries = await this.entries();
    let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    // Leaves room for the files that are written before the next measurement.
    if (bytes <= this.bound * (1 - lookAgainShare)) return;
    entries.sort((left, right) => left.usedMs - right.usedMs);
    for (const entry of entries) {
      if (bytes <= this.bound * keepShare) return;
      await rm(entry.path, { force: true });
      bytes -= entry.bytes;
    }
  }

  private async entries(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const shelf of await names(this.folder)) {
      for (const name of await names(join(this.folder, shelf))) {
        const path = join(this.folder, shelf, name);
        const found = await stat(path).catch(() => null);
        if (!found?.isFile()) continue;
        if (!unfinishedFile.test(name)) entries.push({ path, bytes: found.size, usedMs: found.mtimeMs });
        else if (Date.now() - found.mtimeMs > staleAfterMs) await rm(path, { force: true });
      }
    }
    return entries;
  }

  /** Subfolders named after the key's first letters keep each folder small. */
  private pathOf(key: string): string {
    return join(this.folder, key.slice(0, 2), key);
  }
}

async function names(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
