/**
 * Returns the current rows in the order that the editor chose. Rows that the editor did not see come last, in their
 * current order, and rows that no longer exist are left out.
 */
export function placedLike<Row extends { id: string }>(chosen: readonly Row[], current: readonly Row[]): Row[] {
  const known = new Map(current.map((row) => [row.id, row]));
  const kept = chosen.flatMap(({ id }) => known.get(id) ?? []);
  const seen = new Set(chosen.map(({ id }) => id));
  return [...kept, ...current.filter(({ id }) => !seen.has(id))];
}
