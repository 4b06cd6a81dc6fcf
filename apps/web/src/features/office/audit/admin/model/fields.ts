import { auditFieldName, type AuditFieldWire, type Locale } from '@dronesoccer/contracts';

/** Separates the changed fields from the unchanged ones, which the drawer folds. */
export function splitFields(fields: readonly AuditFieldWire[]) {
  const isChanged = ({ before, after }: AuditFieldWire) => before !== after;
  return { changed: fields.filter(isChanged), unchanged: fields.filter((field) => !isChanged(field)) };
}

/** Returns a field's path in the reader's language: `texts.en.salePrice` becomes "Texts › English › Sale price". */
export const fieldLabel = (path: string, locale: Locale): string =>
  path
    .split('.')
    .map((part) => auditFieldName(part)[locale])
    .join(' › ');
