import type { OverviewWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { StatTile } from '@/ui/chart/stat-tile';

/** The scoreboard: each figure leads to the list it comes from. */
export function OverviewTiles({ data }: { data: OverviewWire }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const { period, series } = data;
  const { days } = period;
  const span = `from=${period.from}&to=${period.to}`;
  const money = (dollars: number) => formatMoney(dollars, locale);
  return (
    <ul className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      <li className="contents">
        <StatTile
          label={t('tiles.revenue')}
          figure={money(data.revenue.current)}
          to={`${paths.dashboardOrders}?${span}&by=paid`}
          trend={{ ...data.revenue, days }}
          course={series.map(({ revenue }) => revenue)}
        />
      </li>
      <li className="contents">
        <StatTile
          label={t('tiles.orders')}
          figure={formatNumber(data.orders.current, locale)}
          to={`${paths.dashboardOrders}?standing=true&${span}`}
          trend={{ ...data.orders, days }}
          course={series.map(({ orders }) => orders)}
        />
      </li>
      <li className="contents">
        <StatTile
          label={t('tiles.average')}
          figure={money(data.averageOrder.current)}
          to={`${paths.dashboardOrders}?standing=true&${span}&sort=total-desc`}
          trend={{ ...data.averageOrder, days }}
        />
      </li>
      <li className="contents">
        <StatTile
          label={t('tiles.refunds')}
          figure={money(data.refunds.current)}
          to={`${paths.dashboardOrders}?${span}&by=refunded`}
          trend={{ ...data.refunds, days }}
          goodWhen="down"
        />
      </li>
    </ul>
  );
}
