import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly bytes: number;
  /** Reads it whole, for small files, and closes it. */
  content(): Promise<Buffer>;
  /** Must be read to its end or destroyed. */
  stream(): Readable;
  /** Closes it unread. */
  close(): Promise<void>;
}

/**
 * The port for files that outlive a process: a folder here, or anything that stores a file under a name. All API and
 * worker processes share one store.
 */
export abstract class FileStore {
  /** Atomic; replaces a file of this name. */
  abstract put(name: string, content: Buffer): Promise<void>;

  /** Null when there is no such file. */
  abstract open(name: string): Promise<StoredFile | null>;

  /** Succeeds even when there is no such file. */
  abstract remove(name: string): Promise<void>;
}
