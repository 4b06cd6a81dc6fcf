import { createHash } from 'node:crypto';

/** 2026-01-01T00:00:00Z: seeded rows sort before everything that people add later. */
const SEED_EPOCH_MS = 1_767_225_600_000;

/**
 * A UUID v7 that is the same on every machine, so that a link into the demo shop works for everybody and a second run
 * finds what the first one wrote.
 *
 * @param name what the row is, such as `product/striker-20`
 * @param order later rows of a list get later ids, as the API's own ids would
 */
export function stableId(name: string, order = 0): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUIntBE(SEED_EPOCH_MS + order, 0, 6);
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
