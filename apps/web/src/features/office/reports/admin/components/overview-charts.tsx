import { OrderStatus, type OverviewWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatCompactMoney, formatDay, formatMoney, formatNumber, formatShortDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { BarChart } from '@/ui/chart/bar-chart';
import type { ChartData } from '@/ui/chart/chart-data';
import { Link } from '@/ui/actions/link';
import { Panel } from '@/features/common/admin/panel';

export function RevenueChart({ data: { series, period } }: { data: OverviewWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const data: ChartData<OverviewWire['series'][number]> = {
    label: t('revenue.label', { from: formatDay(period.from, locale), to: formatDay(period.to, locale) }),
    rows: series,
    category: ({ day }) => formatDay(day, locale),
    shortCategory: ({ day }) => formatShortDay(day, locale),
    categoryName: t('revenue.day'),
    series: [
      {
        id: 'now',
        name: t('revenue.now'),
        tone: 'ice',
        value: ({ revenue }) => revenue,
        below: { name: t('revenue.refundDays'), tone: 'warn' },
      },
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
      <BarChart data={data} className="h-64 sm:h-80 xl:h-[31rem]" />
    </Panel>
  );
}

const stateNames = {
  [OrderStatus.PENDING]: 'states.pending',
  [OrderStatus.PAID]: 'states.paid',
  [OrderStatus.CANCELLED]: 'states.cancelled',
  [OrderStatus.SHIPPED]: 'states.shipped',
} as const;

/** The period's orders by status, with the same sum as the tile above. */
export function StatesChart({ data: { orders, ordersByState, period } }: { data: OverviewWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const inPeriod = `${paths.dashboardOrders}?from=${period.from}&to=${period.to}`;
  const standing = ordersByState.filter(({ status }) => status !== OrderStatus.CANCELLED);
  const line = ({ status, count, total }: OverviewWire['ordersByState'][number]) => (
    <StateLine
      key={status}
      name={t(stateNames[status])}
      count={count}
      total={total}
      to={`${inPeriod}&status=${status}`}
    />
  );
  const data: ChartData<OverviewWire['ordersByState'][number]> = {
    label: t('states.label'),
    rows: ordersByState,
    category: ({ status }) => t(stateNames[status]),
    categoryName: t('states.state'),
    series: [
      { id: 'now', name: t('states.now'), tone: 'ice', value: ({ count }) => count },
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
      <ul className="flex flex-col">
        {standing.map(line)}
        <StateLine
          name={t('states.standing')}
          count={orders.current}
          total={standing.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100}
          to={`${inPeriod}&standing=true`}
          isSum
        />
        {ordersByState.filter((row) => !standing.includes(row)).map(line)}
      </ul>
    </Panel>
  );
}

interface StateLineProps {
  name: string;
  count: number;
  /** An amount in dollars. */
  total: number;
  to: string;
  /** Marks the line that sums up the lines above. */
  isSum?: boolean;
}

function StateLine({ name, count, total, to, isSum = false }: StateLineProps) {
  const locale = useLocale();
  return (
    <li className={cx(isSum && 'mb-1 border-y border-line font-semibold')}>
      <Link
        to={to}
        className="flex min-h-11 items-center justify-between gap-2 rounded-control px-2 text-sm hover:bg-raised"
      >
        <span className="flex items-baseline gap-2">
          <span className="numeral">{formatNumber(count, locale)}</span>
          {name}
        </span>
        <span className="text-muted tabular-nums">{formatMoney(total, locale)}</span>
      </Link>
    </li>
  );
}
