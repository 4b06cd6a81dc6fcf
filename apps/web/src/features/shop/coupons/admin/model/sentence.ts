import { CouponKind, type CouponTerms, type Locale } from '@dronesoccer/contracts';
import type { TFunction } from 'i18next';
import { formatDate, formatDateTime, formatMoney, formatNumber, formatPercent, lastInstant } from '@/lib/format';
import { intlLocale } from '@/lib/i18n/intl-locale';

type T = TFunction<'coupons.admin'>;

/** Formats the discount: `10%` or `$20.00`. */
export function worthOf({ kind, value }: Pick<CouponTerms, 'kind' | 'value'>, locale: Locale): string {
  return kind === CouponKind.PERCENT ? formatPercent(value / 100, locale) : formatMoney(value, locale);
}

/** Describes a coupon: "10% off drones, for orders of $50.00 or more, once a person, until December 31, 2026." */
export function sentenceOf(terms: CouponTerms, t: T, locale: Locale): string {
  const parts = [
    discountText(terms, t, locale),
    minimum(terms, t, locale),
    audienceText(terms, t),
    uses(terms, t, locale),
  ];
  const sentence = [...parts, periodText(terms, t, locale)].filter(Boolean).join(', ');
  // A time such as "5:00 p.m." already ends with a period.
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

function discountText({ categories, ...terms }: CouponTerms, t: T, locale: Locale): string {
  const worth = worthOf(terms, locale);
  if (categories.length === 0) return t('sentence.everything', { worth });
  const names = new Intl.ListFormat(intlLocale[locale]).format(categories.map((name) => t(`categories.${name}`)));
  return t('sentence.some', { worth, names });
}

function minimum({ minSubtotal }: CouponTerms, t: T, locale: Locale): string {
  return minSubtotal > 0 ? t('sentence.minimum', { amount: formatMoney(minSubtotal, locale) }) : '';
}

function audienceText({ firstOrderOnly, assignedOnly }: CouponTerms, t: T): string {
  const conditions = [firstOrderOnly && t('sentence.firstOrder'), assignedOnly && t('sentence.assigned')];
  return conditions.filter(Boolean).join(', ');
}

function uses({ usesPerPerson, totalUses }: CouponTerms, t: T, locale: Locale): string {
  const parts = [
    usesPerPerson !== null && t('sentence.perPerson', { count: usesPerPerson }),
    totalUses !== null && t('sentence.total', { count: totalUses, number: formatNumber(totalUses, locale) }),
  ];
  return parts.filter(Boolean).join(', ');
}

function periodText({ startsAt, endsAt }: CouponTerms, t: T, locale: Locale): string {
  const from = startsAt === null ? '' : startText(startsAt, locale);
  const to = endsAt === null ? '' : endText(endsAt, locale);
  if (from && to) return t('sentence.between', { from, to });
  if (from) return t('sentence.from', { from });
  return to && t('sentence.until', { to });
}

const isMidnight = (at: Date): boolean => at.getHours() === 0 && at.getMinutes() === 0;

function startText(iso: string, locale: Locale): string {
  return isMidnight(new Date(iso)) ? formatDate(iso, locale) : formatDateTime(iso, locale);
}

/**
 * Formats the end of a coupon. An end at midnight is shown as the day before, because "until January 1, 12 a.m."
 * misleads.
 */
export function endText(iso: string, locale: Locale): string {
  return isMidnight(new Date(iso)) ? formatDate(lastInstant(iso), locale) : formatDateTime(iso, locale);
}
