/** The files of a multipart body by the name of their part; a part that was not sent has none. */
export type SentFiles = Readonly<Record<string, readonly SentFile[]>>;

/** A file as it came, on disk until the answer is out; what it claims to be is not to be believed. */
export interface SentFile {
  /** Where it lies; whoever wants to keep it copies what it needs. */
  readonly path: string;
  readonly bytes: number;
  /** The name it had with its sender, for people to read; never a path. */
  readonly name: string;
}
