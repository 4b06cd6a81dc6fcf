import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Matches the name of a file while it is being written, which identifies files left by a crash. */
export const unfinishedFile = /\.part$/;

/** Writes atomically: the file appears under its name complete or not at all, even if the power fails at any moment. */
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
