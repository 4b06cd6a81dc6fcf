import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore, type StoredFile } from './file-store.js';
import { openFile } from './open-file.js';
import { assertStoredName, isStoredName } from './stored-name.js';
import { writeWhole } from './write-file.js';

/** Keeps files in the folder `UPLOADS_DIR`, which several machines may share. */
export class FolderStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, content: Buffer): Promise<void> {
    await writeWhole(this.pathOf(name), content);
  }

  async open(name: string): Promise<StoredFile | null> {
    return isStoredName(name) ? openFile(this.pathOf(name)) : null;
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    assertStoredName(name);
    return join(this.folder, name);
  }
}
