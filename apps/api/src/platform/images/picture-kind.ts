export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** The number of bytes at the start of a file that identify it. */
export const signatureBytes = 64;

/**
 * Detects the kind of picture from the file's first bytes, since its name and declared type prove nothing. Returns null
 * for anything else.
 */
export function pictureKind(head: Buffer): PictureKind | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return isAvif(head) ? 'avif' : null;
}

/** The brands in the file's first box: `avif` is a still image, `avis` an animation. */
function isAvif(head: Buffer): boolean {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: readonly string[] = head.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  return brands.includes('avif') && !brands.includes('avis');
}
