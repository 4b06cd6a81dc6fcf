import { open } from 'node:fs/promises';
import type { StoredFile } from './file-store.js';

interface OpenedFile extends StoredFile {
  readonly changed: Date;
}

/** Opens a file and keeps it open, so that a concurrent deletion does not cut the reader off. */
export async function openFile(path: string): Promise<OpenedFile | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (file === null) return null;
  const found = await file.stat();
  if (!found.isFile()) {
    await file.close();
    return null;
  }
  return {
    bytes: found.size,
    changed: found.mtime,
    content: async () => {
      try {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(found.size), 0, found.size, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    stream: () => file.createReadStream(),
    close: () => file.close(),
  };
}
