import { OrderStatus, type OverviewWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatCompactMoney, formatDay, formatMoney, formatNumber, formatShortDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { BarChart } from '@/ui/chart/bar-chart';
import type { ChartData } from '@/ui/chart/chart-data';
import { LineChart } from '@/ui/chart/line-chart';
import { Link } from '@/ui/actions/link';
import { Panel } from './panel';

export function RevenueChart({ data: { series, period } }: { data: OverviewWire }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const data: ChartData<OverviewWire['series'][number]> = {
    label: t('revenue.label', { from: formatDay(period.from, locale), to: formatDay(period.to, locale) }),
    rows: series,
    category: ({ day }) => formatDay(day, locale),
    shortCategory: ({ day }) => formatShortDay(day, locale),
    categoryName: t('revenue.day'),
    series: [
      { id: 'now', name: t('revenue.now'), tone: 'ice', value: ({ revenue }) => revenue },
      {
        id: 'before',
        name: t('revenue.before', { count: period.days }),
        tone: 'quiet',
        value: (day) => day.previousRevenue,
      },
    ],
    format: (dollars) => formatMoney(dollars, locale),
    formatShort: (dollars) => formatCompactMoney(dollars, locale),
    hasTotal: true,
  };
  return (
    <Panel title={t('revenue.title')} className="xl:col-span-2">
      <LineChart data={data} className="h-64 sm:h-80 xl:h-[27rem]" />
    </Panel>
  );
}

const stateNames = {
  [OrderStatus.PENDING]: 'states.pending',
  [OrderStatus.PAID]: 'states.paid',
  [OrderStatus.CANCELLED]: 'states.cancelled',
  [OrderStatus.SHIPPED]: 'states.shipped',
} as const;

export function StatesChart({ data: { ordersByState, period } }: { data: OverviewWire }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const data: ChartData<OverviewWire['ordersByState'][number]> = {
    label: t('states.label'),
    rows: ordersByState,
    category: ({ status }) => t(stateNames[status]),
    categoryName: t('states.state'),
    series: [
      { id: 'now', name: t('states.now'), tone: 'red', value: ({ count }) => count },
      {
        id: 'before',
        name: t('states.before', { count: period.days }),
        tone: 'quiet',
        value: (row) => row.previousCount,
      },
    ],
    format: (count) => formatNumber(count, locale),
    hasTotal: true,
  };
  return (
    <Panel title={t('states.title')}>
      <BarChart data={data} className="h-56" isLying />
      <ul className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 xl:grid-cols-1">
        {ordersByState.map(({ status, count, total }) => (
          <li key={status}>
            <Link
              to={`${paths.dashboardOrders}?status=${status}&from=${period.from}&to=${period.to}`}
              className="flex min-h-11 items-center justify-between gap-2 rounded-control px-2 text-sm hover:bg-raised"
            >
              <span className="flex items-baseline gap-2">
                <span className="numeral">{formatNumber(count, locale)}</span>
                {t(stateNames[status])}
              </span>
              <span className="text-muted tabular-nums">{formatMoney(total, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
