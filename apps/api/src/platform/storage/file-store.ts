import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly bytes: number;
  /** All of it at once, for small ones; gives the file up. */
  content(): Promise<Buffer>;
  /** To be read to its end or destroyed. */
  stream(): Readable;
  /** Gives the file up unread. */
  close(): Promise<void>;
}

/**
 * Where files live that outlast a process: a folder here, or anything that can keep a file under a name. All API and
 * worker processes see the same store.
 */
export abstract class FileStore {
  /** Whole or not at all; a file under this name is replaced. */
  abstract put(name: string, content: Buffer): Promise<void>;

  /** Null when there is no such file. */
  abstract open(name: string): Promise<StoredFile | null>;

  /** No failure when there is no such file. */
  abstract remove(name: string): Promise<void>;
}
