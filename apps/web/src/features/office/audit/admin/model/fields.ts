import type { AuditFieldWire } from '@dronesoccer/contracts';

/** Separates the changed fields from the unchanged ones, which the drawer folds. */
export function splitFields(fields: readonly AuditFieldWire[]) {
  const isChanged = ({ before, after }: AuditFieldWire) => before !== after;
  return { changed: fields.filter(isChanged), unchanged: fields.filter((field) => !isChanged(field)) };
}
