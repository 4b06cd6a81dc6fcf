import type { OverviewProductWire, OverviewWire, StockFilter } from '@dronesoccer/contracts';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatOfficeDate, formatMoney, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { filterClass } from '@/ui/data-table/filter-style';
import { Link } from '@/ui/actions/link';
import { Picture } from '@/ui/layout/picture';
import { Panel } from '@/features/common/admin/panel';

export function BestSellers({ data }: { data: OverviewWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const [isByRevenue, setByRevenue] = useState(false);
  const products = isByRevenue ? data.topEarners : data.bestSellers;
  const amountOf = ({ quantity, revenue }: (typeof products)[number]) => (isByRevenue ? revenue : quantity);
  const most = Math.max(...products.map(amountOf), 1);
  const choice = (byRevenue: boolean) => (
    <button
      type="button"
      aria-pressed={isByRevenue === byRevenue}
      className={filterClass(isByRevenue === byRevenue)}
      onClick={() => setByRevenue(byRevenue)}
    >
      {t(byRevenue ? 'best.byRevenue' : 'best.byPieces')}
    </button>
  );
  return (
    <Panel title={t('best.title')} more={{ to: paths.allProducts, label: t('best.all') }}>
      <div role="group" aria-label={t('best.title')} className="flex flex-wrap gap-2">
        {choice(false)}
        {choice(true)}
      </div>
      {products.length === 0 && <EmptyList text={t('best.none')} />}
      <ol className="flex flex-col">
        {products.map((product) => (
          <ProductLine
            key={product.productId}
            product={product}
            share={amountOf(product) / most}
            figure={isByRevenue ? formatMoney(product.revenue, locale) : formatNumber(product.quantity, locale)}
            note={
              isByRevenue
                ? t('best.pieces', { count: product.quantity, number: formatNumber(product.quantity, locale) })
                : t('best.before', { number: formatNumber(product.previousQuantity, locale) })
            }
          />
        ))}
      </ol>
    </Panel>
  );
}

export function LowStock({ data: { lowStock } }: { data: OverviewWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const { total, soldOut, previousTotal, previousSoldOut, threshold, items } = lowStock;
  const before = {
    low: formatNumber(previousTotal - previousSoldOut, locale),
    soldOut: formatNumber(previousSoldOut, locale),
  };
  return (
    <Panel title={t('low.title')}>
      <ul className="-mx-2 flex flex-col">
        <StockFigure
          figure={total - soldOut}
          text={t('low.low', { count: total - soldOut, threshold, before: before.low })}
          stock="low"
        />
        <StockFigure figure={soldOut} text={t('low.soldOut', { count: soldOut, before: before.soldOut })} stock="out" />
      </ul>
      <ol className="flex flex-col">
        {items.map((product) => (
          <ProductLine
            key={product.productId}
            product={product}
            figure={formatNumber(product.quantity, locale)}
            note={t('low.pieces', { count: product.quantity })}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface StockFigureProps {
  figure: number;
  text: string;
  stock: StockFilter;
}

/** The number of products with a stock problem. It links to a list with as many rows. */
function StockFigure({ figure, text, stock }: StockFigureProps) {
  const locale = useLocale();
  const isWarning = stock === 'out' && figure > 0;
  return (
    <li>
      <Link
        to={`${paths.allProducts}?state=published&stock=${stock}`}
        className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-raised"
      >
        <span className={cx('numeral min-w-8 text-3xl', isWarning && 'text-warn')}>{formatNumber(figure, locale)}</span>
        <span className="grow text-sm text-muted">{text}</span>
        <ArrowRight aria-hidden className="size-4 shrink-0 text-ice" />
      </Link>
    </li>
  );
}

interface ProductLineProps {
  product: OverviewProductWire;
  figure: string;
  note: string;
  /** The share of the largest value, from 0 to 1, drawn as a trail below the line. */
  share?: number;
}

function ProductLine({ product, figure, note, share }: ProductLineProps) {
  const locale = useLocale();
  return (
    <li>
      <Link
        to={`${paths.allProducts}/${product.productId}`}
        className="flex min-h-14 items-center gap-3 rounded-control py-1.5 hover:bg-raised"
      >
        <span className="size-11 shrink-0 overflow-hidden rounded-control bg-raised">
          {product.imageUrl && (
            <Picture src={product.imageUrl} alt="" sizes="44px" className="size-full object-cover" />
          )}
        </span>
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate font-semibold">{product.name[locale]}</span>
            <span className="numeral shrink-0">{figure}</span>
          </span>
          {share !== undefined && (
            <span aria-hidden className="graph h-1 rounded-full bg-raised forced-colors:outline">
              <span
                className="block h-full rounded-full bg-ice-fill"
                style={{ width: `${Math.max(share * 100, 2)}%` }}
              />
            </span>
          )}
          <span className="text-sm text-muted">{note}</span>
        </span>
      </Link>
    </li>
  );
}

export function FailedPayments({ data }: { data: OverviewWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const { failedPayments, latestFailedPayments, period } = data;
  return (
    <Panel
      title={t('failed.title')}
      more={{ to: `${paths.dashboardOrders}?from=${period.from}&to=${period.to}&by=failed`, label: t('failed.all') }}
    >
      <p className="flex items-baseline gap-3">
        <span className="numeral text-3xl">{formatNumber(failedPayments.current, locale)}</span>
        <span className="text-sm text-muted">
          {t('failed.orders', {
            count: failedPayments.current,
            before: formatNumber(failedPayments.previous, locale),
          })}
        </span>
      </p>
      {latestFailedPayments.length === 0 && <EmptyList text={t('failed.none')} />}
      <ul className="flex flex-col">
        {latestFailedPayments.map((payment) => (
          <li key={payment.paymentId}>
            <Link
              to={`${paths.dashboardOrders}/${payment.orderId}`}
              className="-mx-2 grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-control px-2 py-1.5 hover:bg-raised"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{payment.orderNumber}</span>
                <span className="block truncate text-sm text-muted">{payment.email}</span>
                <span className="block text-sm text-muted">{formatOfficeDate(payment.failedAt, locale)}</span>
              </span>
              <span className="flex flex-col items-end gap-1">
                <span className="numeral">{formatMoney(payment.amount, locale)}</span>
                {payment.isPaidSince && (
                  <span className="flex items-center gap-1 text-sm font-semibold text-good">
                    <CircleCheck aria-hidden className="size-4" />
                    {t('failed.paidSince')}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function EmptyList({ text }: { text: ReactNode }) {
  return <p className="py-6 text-center text-muted">{text}</p>;
}
