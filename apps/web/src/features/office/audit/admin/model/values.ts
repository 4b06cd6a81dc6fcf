import { auditMeaning, type AuditEntryWire, type AuditRecordWire, type Locale } from '@dronesoccer/contracts';
import { formatDay, formatMoney, formatOfficeDateTime } from '@/lib/format';
import { formatWallDateTime } from '@/lib/wall-time';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)$/;
const wallTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const day = /^\d{4}-\d\d-\d\d$/;
const amount = /^-?\d+(?:\.\d+)?$/;

interface Audited {
  entry: Pick<AuditEntryWire, 'action' | 'subjectType'>;
  /** The path of the value. */
  field: string;
  value: string;
}

/** Returns a value in words: an amount as money, a state by its name, a time as a date. Any other value stays as it is. */
export function valueText({ entry, field, value }: Audited, locale: Locale, yesNo: (is: boolean) => string): string {
  const meaning = auditMeaning(entry, field);
  if ((meaning === 'cents' || meaning === 'dollars') && amount.test(value)) {
    return formatMoney(Number(value) / (meaning === 'cents' ? 100 : 1), locale);
  }
  if (meaning !== null && typeof meaning === 'object') {
    const names = value.split(', ').map((each) => (Object.hasOwn(meaning, each) ? meaning[each]?.[locale] : undefined));
    return names.every((each) => each !== undefined) ? names.join(', ') : value;
  }
  if (value === 'true' || value === 'false') return yesNo(value === 'true');
  if (instant.test(value)) return formatOfficeDateTime(value, locale);
  if (wallTime.test(value)) return formatWallDateTime(value, locale);
  return day.test(value) ? formatDay(value, locale) : value;
}

/** A part of a value: text, or the id of a known record. */
export type ValuePart = string | AuditRecordWire;

/** Splits a value at the ids of known records: `a1, b2` becomes the two records with the comma between them. */
export function partsOfValue(value: string, records: readonly AuditRecordWire[]): ValuePart[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return value
    .split(/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/)
    .filter((part) => part !== '')
    .map((part) => byId.get(part) ?? part);
}
