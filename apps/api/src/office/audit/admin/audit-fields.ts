import type { AuditFieldWire } from '@dronesoccer/contracts';

/** Lists the fields of the audited values with both values as text, in the order of the record. */
export function auditFields(before: unknown, after: unknown): AuditFieldWire[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: was.get(field) ?? null,
    after: is.get(field) ?? null,
  }));
}

/** Returns the text of each value in an audited record by its path, for example `texts.en.name`. */
function leavesOf(value: unknown): Map<string, string> {
  const leaves = new Map<string, string>();
  const visit = (part: unknown, path: string): void => {
    if (part === null || part === undefined) return;
    if (typeof part !== 'object') {
      leaves.set(path, typeof part === 'string' ? part : JSON.stringify(part));
    } else if (Array.isArray(part) && part.every((item) => typeof item !== 'object')) {
      leaves.set(path, part.join(', '));
    } else {
      for (const [key, child] of Object.entries(part)) visit(child, path === '' ? key : `${path}.${key}`);
    }
  };
  visit(value, '');
  return leaves;
}
