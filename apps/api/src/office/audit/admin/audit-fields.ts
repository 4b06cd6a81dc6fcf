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

interface AuditedValues {
  subjectId: string | null;
  subjectIds: string[] | null;
  before: unknown;
  after: unknown;
}

/** The most ids of one entry whose records are named. */
const mostIds = 500;
const anyId = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** Returns the ids that an entry mentions, of its subject and in its values, each once. */
export function idsIn({ subjectId, subjectIds, before, after }: AuditedValues): string[] {
  const texts = [subjectId ?? '', ...(subjectIds ?? []), JSON.stringify([before, after])];
  return [...new Set(texts.flatMap((text) => text.match(anyId) ?? []))].slice(0, mostIds);
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
