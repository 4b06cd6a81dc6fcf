import type { LeadTimeWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { BarChart } from '@/ui/chart/bar-chart';
import type { ChartData } from '@/ui/chart/chart-data';

type Bucket = LeadTimeWire['buckets'][number];

/** Shows how far ahead customers book. */
export function LeadTime({ leadTime: { bookings, medianHours, buckets } }: { leadTime: LeadTimeWire }) {
  const { t } = useTranslation('figures.admin');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const nameOf = ({ from, to }: Bucket): string => {
    if (to === null) return t('leadTime.more', { from });
    return from === to ? t('leadTime.sameDay') : t('leadTime.days', { from, to });
  };
  const data: ChartData<Bucket> = {
    label: t('leadTime.title'),
    rows: buckets,
    category: nameOf,
    categoryName: t('leadTime.ahead'),
    series: [{ id: 'bookings', name: t('leadTime.bookings'), tone: 'ice', value: (bucket) => bucket.bookings }],
    format: number,
    hasTotal: true,
  };
  return (
    <>
      {medianHours !== null && (
        <p>
          {t('leadTime.median', {
            count: bookings,
            number: number(bookings),
            ahead: aheadText(medianHours, t, number),
          })}
        </p>
      )}
      <BarChart data={data} className="h-64" isLying />
    </>
  );
}

/** Formats hours below two days as hours, otherwise as days. */
const aheadText = (
  hours: number,
  t: (key: 'leadTime.inHours' | 'leadTime.inDays', options: { count: number; number: string }) => string,
  number: (value: number) => string,
): string => {
  const isShort = hours < 48;
  const count = Math.round(isShort ? hours : hours / 24);
  return t(isShort ? 'leadTime.inHours' : 'leadTime.inDays', { count, number: number(count) });
};
