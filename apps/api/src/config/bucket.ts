import type { EnvironmentReader } from './reader.js';

/** A bucket of any store that speaks the protocol of S3. */
export interface BucketConfig {
  /** The address below which each file has its name, with a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Returns null if files are kept in a folder. */
export function readBucket(read: EnvironmentReader): BucketConfig | null {
  const names = ['BUCKET_URL', 'BUCKET_REGION', 'BUCKET_KEY_ID', 'BUCKET_SECRET'] as const;
  const namesSet = names.filter((name) => read.optional(name) !== null);
  if (namesSet.length === 0) return null;
  return {
    url: `${read.url('BUCKET_URL', ['http:', 'https:']).replace(/\/+$/, '')}/`,
    region: read.text('BUCKET_REGION', 'auto'),
    keyId: read.text('BUCKET_KEY_ID'),
    secret: read.text('BUCKET_SECRET'),
  };
}
