const maxDepth = 12;
const maxValues = 20_000;
/** Keys that every object inherits: some reach the prototype, and the validator takes any of them for a known field. */
const forbiddenKeys = new Set(['prototype', ...Object.getOwnPropertyNames(Object.prototype)]);

/**
 * Returns whether a parsed body could harm later stages: inherited keys, nesting deeper than any call uses, and text
 * that Postgres rejects (NUL bytes, lone surrogates).
 */
export function isHostile(body: unknown): boolean {
  let values = 0;
  const visit = (value: unknown, depth: number): boolean => {
    values++;
    if (values > maxValues) return true;
    if (typeof value === 'string') return isUnstorableText(value);
    if (typeof value !== 'object' || value === null) return false;
    if (depth === maxDepth) return true;
    if (Array.isArray(value)) return value.some((item) => visit(item, depth + 1));
    return Object.keys(value).some(
      (key) =>
        forbiddenKeys.has(key) || isUnstorableText(key) || visit((value as Record<string, unknown>)[key], depth + 1),
    );
  };
  return visit(body, 0);
}

function isUnstorableText(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}

/**
 * Returns whether the path or query holds a NUL byte; the router has already rejected `%` sequences that are not UTF-8.
 */
export function isHostileUrl(url: string): boolean {
  return url.includes('%00') || url.length > 4_096;
}
