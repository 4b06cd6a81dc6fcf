import type { CampaignResultsWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDate, formatNumber, formatShortDay, formatTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { localDay } from '@/lib/forms/local-instant';
import { filterClass } from '@/ui/data-table/filter-style';
import { BarChart } from '@/ui/chart/bar-chart';
import type { ChartData, ChartTone } from '@/ui/chart/chart-data';
import { fullTimeline } from '../model/timeline';

type Point = CampaignResultsWire['timeline'][number];

const measures = ['people', 'unsubscribes', 'sent'] as const;
const tones: Readonly<Record<(typeof measures)[number], ChartTone>> = {
  people: 'ice',
  unsubscribes: 'warn',
  sent: 'quiet',
};

/** The first two days by hour and the rest by day, in the viewer's time zone. */
export function OverTime({ results }: { results: CampaignResultsWire }) {
  const { t } = useTranslation('results.admin');
  const locale = useLocale();
  const [measure, setMeasure] = useState<(typeof measures)[number]>('people');
  const { hours, days } = fullTimeline(results);
  const common = {
    series: [
      { id: measure, name: t(`time.${measure}`), tone: tones[measure], value: (point: Point) => point[measure] },
    ],
    format: (value: number) => formatNumber(value, locale),
    hasTotal: true,
  };
  const byHour: ChartData<Point> = {
    ...common,
    label: t('time.byHour'),
    rows: hours,
    category: ({ at }) => formatDateTime(at, locale),
    shortCategory: ({ at }) => formatTime(at, locale),
    categoryName: t('time.hour'),
  };
  const byDay: ChartData<Point> = {
    ...common,
    label: t('time.byDay'),
    rows: days,
    category: ({ at }) => formatDate(at, locale),
    shortCategory: ({ at }) => formatShortDay(localDay(at), locale),
    categoryName: t('time.day'),
  };
  return (
    <>
      <div role="group" aria-label={t('time.show')} className="flex flex-wrap gap-2">
        {measures.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === measure}
            className={filterClass(each === measure)}
            onClick={() => setMeasure(each)}
          >
            {t(`time.${each}`)}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[2fr_1fr]">
        <BarChart data={byHour} title={<h3 className="text-sm font-semibold">{t('time.byHour')}</h3>} />
        {days.length > 0 && (
          <BarChart data={byDay} title={<h3 className="text-sm font-semibold">{t('time.byDay')}</h3>} />
        )}
      </div>
    </>
  );
}
