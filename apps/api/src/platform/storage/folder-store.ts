import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { FileStore, type StoredFile } from './file-store.js';
import { openFile } from './open-file.js';
import { writeWhole } from './write-file.js';

/** We generate all names, so anything else is a mistake or an attack; no name leaves the folder. */
const plainName = /^[\w-]{1,80}\.[a-z0-9]{1,8}$/;

/** Keeps files in the folder `UPLOADS_DIR`, which several machines may share. */
@Injectable()
export class FolderStore extends FileStore {
  constructor(private readonly config: Config) {
    super();
  }

  async put(name: string, content: Buffer): Promise<void> {
    await writeWhole(this.pathOf(name), content);
  }

  async open(name: string): Promise<StoredFile | null> {
    return plainName.test(name) ? openFile(this.pathOf(name)) : null;
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    if (!plainName.test(name)) throw new Error('A stored file has a plain name');
    return join(this.config.files.uploads, name);
  }
}
