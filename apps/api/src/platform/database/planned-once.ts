/**
 * Returns SQL for all of `rows` (a text for `FROM`), where the parameter `count` holds their number, for a prepared
 * statement. Postgres estimates that a LIMIT in a parameter returns a tenth of the rows. So the generic plan never
 * looks more expensive than a custom one and is kept. Planning such a statement anew costs two to three times as much
 * as running it.
 */
export const withGenericPlan = (rows: string, count: string): string => `(SELECT * FROM ${rows} LIMIT ${count}::int)`;
