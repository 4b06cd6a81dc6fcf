import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/** Unpacks the plain font from a WOFF file, because the text renderer cannot read web fonts. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(fontHeader + count * fontEntry);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(power * fontEntry, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * fontEntry, 10);
  const tables: Buffer[] = [];
  let at = header.length;
  for (let index = 0; index < count; index++) {
    const from = woffHeader + index * woffEntry;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const entry = fontHeader + index * fontEntry;
    woff.copy(header, entry, from, from + 4);
    woff.copy(header, entry + 4, from + 16, from + 20);
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(length, entry + 12);
    // Tables begin at multiples of four bytes.
    const room = Math.ceil(length / 4) * 4;
    tables.push(table, Buffer.alloc(room - length));
    at += room;
  }
  return Buffer.concat([header, ...tables]);
}
