import { randomBytes } from 'node:crypto';

/** Anything that runs SQL: a `pg` client or pool. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

let last = 0;

/** Returns a UUID v7. Ids increase from call to call, like the API's own ids. */
export function newRowId(): string {
  last = Math.max(Date.now(), last + 1);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns the part of an id that distinguishes the rows of one test, for names, slugs and emails. */
export const shortOf = (id: string): string => id.slice(-12);

/** Inserts one row; the keys of `row` are the columns. */
export async function insertRow(db: Queryable, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await db.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
}
