import type { Locale } from '../../common/locales.ts';
import { auditFieldName } from './fields.ts';
import { auditMeaning } from './values.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)$/;
const wallTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const day = /^\d{4}-\d\d-\d\d$/;
const amount = /^-?\d+(?:\.\d+)?$/;

/** Formats values for one reader. The page and the file of the audit each have their own formats. */
export interface AuditFormats {
  locale: Locale;
  money: (dollars: number) => string;
  /** Formats an ISO 8601 instant. */
  instant: (iso: string) => string;
  /** Formats a local time without a zone, `YYYY-MM-DDTHH:MM`. */
  wallTime: (local: string) => string;
  /** Formats `YYYY-MM-DD`. */
  day: (day: string) => string;
  yesNo: (is: boolean) => string;
}

interface AuditedValue {
  entry: { action: string; subjectType: string };
  /** The path of the value. */
  field: string;
  value: string;
}

/** Returns a value in words: an amount as money, a state by its name, a time as a date. Any other value stays as it is. */
export function auditValueText({ entry, field, value }: AuditedValue, formats: AuditFormats): string {
  const meaning = auditMeaning(entry, field);
  if ((meaning === 'cents' || meaning === 'dollars') && amount.test(value)) {
    return formats.money(Number(value) / (meaning === 'cents' ? 100 : 1));
  }
  if (meaning !== null && typeof meaning === 'object') {
    const names = value
      .split(', ')
      .map((each) => (Object.hasOwn(meaning, each) ? meaning[each]?.[formats.locale] : undefined));
    return names.every((each) => each !== undefined) ? names.join(', ') : value;
  }
  if (value === 'true' || value === 'false') return formats.yesNo(value === 'true');
  if (instant.test(value)) return formats.instant(value);
  if (wallTime.test(value)) return formats.wallTime(value);
  return day.test(value) ? formats.day(value) : value;
}

/** Returns a field's path in the reader's language: `texts.en.salePrice` becomes "Texts › English › Sale price". */
export const auditFieldLabel = (path: string, locale: Locale): string =>
  path
    .split('.')
    .map((part) => auditFieldName(part)[locale])
    .join(' › ');
