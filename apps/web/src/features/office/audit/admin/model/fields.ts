import type { AuditFieldWire } from '@dronesoccer/contracts';

/** Separates the changed fields from the unchanged ones, which the drawer folds. */
export function splitFields(fields: readonly AuditFieldWire[]) {
  const isChanged = ({ before, after }: AuditFieldWire) => before !== after;
  return { changed: fields.filter(isChanged), unchanged: fields.filter((field) => !isChanged(field)) };
}

/** Returns a field's path in words: `texts.en.salePrice` becomes "Texts › en › sale price". */
export function fieldLabel(path: string): string {
  const parts = path
    .split('.')
    .map((part) => part.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`));
  const text = parts.join(' › ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
