/** The files of a multipart body by part name; empty for a part that was not sent. */
export type SentFiles = Readonly<Record<string, readonly SentFile[]>>;

/**
 * An uploaded file of at most `limits.uploadBytes`, on disk until the reply is sent; its declared type is not trusted.
 */
export interface SentFile {
  /** Path on disk; a caller that wants to keep the file copies it. */
  readonly path: string;
  readonly bytes: number;
  /** The sender's file name, for display only; never a path. */
  readonly name: string;
}
