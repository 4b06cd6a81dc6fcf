import { randomBytes } from 'node:crypto';

/** Anything that runs SQL: a `pg` client or pool. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

let last = 0;

/** A UUID v7, each later than the one before, as the API's own ids are. */
export function newRowId(): string {
  last = Math.max(Date.now(), last + 1);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The part of an id that tells rows of one test apart, for names, slugs and e-mails. */
export const shortOf = (id: string): string => id.slice(-12);

/** Inserts one row; the columns are the keys. */
export async function insertRow(db: Queryable, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await db.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
}
