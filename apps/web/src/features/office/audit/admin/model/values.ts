import type { AuditFormats, AuditRecordWire, Locale } from '@dronesoccer/contracts';
import { formatDay, formatMoney, formatOfficeDateTime } from '@/lib/format';
import { formatWallDateTime } from '@/lib/wall-time';

/** Returns the formats of the drawer. */
export const formatsIn = (locale: Locale, yesNo: AuditFormats['yesNo']): AuditFormats => ({
  ...{ locale, yesNo },
  money: (dollars) => formatMoney(dollars, locale),
  instant: (iso) => formatOfficeDateTime(iso, locale),
  wallTime: (local) => formatWallDateTime(local, locale),
  day: (day) => formatDay(day, locale),
});

/** A part of a value: text, or the id of a known record. */
type ValuePart = string | AuditRecordWire;

/** Splits a value at the ids of known records: `a1, b2` becomes the two records with the comma between them. */
export function partsOfValue(value: string, records: readonly AuditRecordWire[]): ValuePart[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return value
    .split(/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/)
    .filter((part) => part !== '')
    .map((part) => byId.get(part) ?? part);
}
