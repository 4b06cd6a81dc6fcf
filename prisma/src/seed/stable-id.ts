import { createHash } from 'node:crypto';

/** 2026-01-01T00:00:00Z: seeded rows sort before all rows that are added later. */
const SEED_EPOCH_MS = 1_767_225_600_000;

/**
 * Returns a UUID v7 that is the same on every machine, so that a link into the demo shop works for everyone and a
 * second run finds the rows of the first.
 *
 * @param name identifies the row, such as `product/striker-20`
 * @param order makes later rows of a list get later ids, like the API's own ids
 */
export function stableId(name: string, order = 0): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUIntBE(SEED_EPOCH_MS + order, 0, 6);
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
