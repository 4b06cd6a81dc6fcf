import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly bytes: number;
  /** Reads the whole file and closes it. For small files. */
  content(): Promise<Buffer>;
  /** The caller must read the stream to its end or destroy it. */
  stream(): Readable;
  /** Closes the file unread. */
  close(): Promise<void>;
}

/**
 * The port for files that outlive a process: a folder here, or any other store of named files. All API and worker
 * processes share one store.
 */
export abstract class FileStore {
  /** Writes atomically and replaces a file with this name. */
  abstract put(name: string, content: Buffer): Promise<void>;

  /** Returns null if there is no such file. */
  abstract open(name: string): Promise<StoredFile | null>;

  /** Succeeds even if there is no such file. */
  abstract remove(name: string): Promise<void>;
}
