import type { AuditRecordWire, AuditSubject, Locale } from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';

/** @param table the texts per language of a record, with its id in `key` */
const textIn = (table: string, key: string, column: string): string =>
  `(SELECT t.${column} FROM ${table} t WHERE t.${key} = r.id ORDER BY (t.locale = $2) DESC LIMIT 1)`;

/** The table and the name of each kind of record `r` that audited values refer to. */
const nameColumns: Readonly<Partial<Record<AuditSubject, readonly [table: string, name: string]>>> = {
  arena: ['arenas', textIn('arena_translations', 'arena_id', 'name')],
  booking: ['bookings', 'r.number'],
  campaign: ['campaigns', 'r.title'],
  company: ['companies', 'r.name'],
  content: ['content_entries', textIn('content_texts', 'entry_id', 'title')],
  coupon: ['coupons', 'r.code::text'],
  location: ['locations', textIn('location_translations', 'location_id', 'name')],
  'membership-plan': ['membership_plans', textIn('membership_plan_texts', 'plan_id', 'name')],
  order: ['orders', 'r.number'],
  partner: ['partners', 'r.org_name'],
  product: ['products', textIn('product_translations', 'product_id', 'name')],
  user: ['users', `coalesce(NULLIF(btrim(r.first_name || ' ' || r.last_name), ''), r.email::text)`],
};

const statement = Object.entries(nameColumns)
  .map(
    ([type, [table, name]]) =>
      `SELECT r.id, '${type}' AS "subjectType", ${name} AS name FROM ${table} r WHERE r.id = ANY ($1::uuid[])`,
  )
  .join('\n UNION ALL ');

/** Returns the records among the ids that have a name. An id of a deleted record, or of another kind, is left out. */
export async function recordNames(
  executor: Executor,
  ids: readonly string[],
  locale: Locale,
): Promise<AuditRecordWire[]> {
  if (ids.length === 0) return [];
  const rows = await executor.query<AuditRecordWire>(
    `SELECT * FROM (${statement}) found WHERE name IS NOT NULL ORDER BY "subjectType", name, id`,
    [ids, locale],
    'audit-record-names',
  );
  return rows;
}
