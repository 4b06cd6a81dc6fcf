import type { OverviewWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { StatTile } from '@/ui/chart/stat-tile';
import { SumTile } from '@/ui/chart/sum-tile';

/** The key figures. Each links to its list. */
export function OverviewTiles({ data }: { data: OverviewWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const { period, series, paidOrders } = data;
  const { days } = period;
  const inPeriod = `${paths.dashboardOrders}?from=${period.from}&to=${period.to}`;
  const money = (dollars: number) => formatMoney(dollars, locale);
  return (
    <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      <div className="grid min-[26rem]:col-span-2">
        <SumTile
          label={t('tiles.money')}
          info={{ label: t('tiles.moneyInfo'), text: t('tiles.moneyText') }}
          parts={[
            { label: t('tiles.gross'), figure: money(data.gross.current), to: `${inPeriod}&by=paid` },
            { label: t('tiles.refunds'), figure: money(-data.refunds.current), to: `${inPeriod}&by=refunded` },
          ]}
          sum={{
            label: t('tiles.net'),
            figure: money(data.revenue.current),
            trend: { ...data.revenue, days },
            course: series.map(({ revenue }) => revenue),
          }}
        />
      </div>
      <StatTile
        label={t('tiles.orders')}
        figure={formatNumber(data.orders.current, locale)}
        to={`${inPeriod}&standing=true`}
        trend={{ ...data.orders, days }}
        course={series.map(({ orders }) => orders)}
      />
      <StatTile
        label={t('tiles.average')}
        figure={money(data.averageOrder.current)}
        note={t('tiles.paidOrders', {
          count: paidOrders.current,
          number: formatNumber(paidOrders.current, locale),
        })}
        to={`${inPeriod}&by=paid&sort=total-desc`}
        trend={{ ...data.averageOrder, days }}
      />
    </div>
  );
}
