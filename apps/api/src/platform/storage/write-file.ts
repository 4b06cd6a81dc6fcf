import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How a file is called while it is being written; what a crash leaves behind is known by it. */
export const unfinished = /\.part$/;

/** The file appears under its name whole or not at all, even if the power goes at any moment. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${randomUUID()}.part`);
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
