import type { StockMoveWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatOfficeDateTime, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { listQuery } from '@/lib/query/list-query';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';

const firstMoves = 5;
const allMoves = 100;

/** The stock moves with their reasons, newest first. */
export function StockHistory({ productId }: { productId: string }) {
  const { t } = useTranslation('catalog.admin');
  const [pageSize, setPageSize] = useState(firstMoves);
  const moves = useQuery({
    ...listQuery('products.admin.stockMoves', { params: { id: productId }, query: { pageSize } }),
    gcTime: 0,
  });
  if (moves.isError) return <ErrorState error={moves.error} onRetry={() => void moves.refetch()} />;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('stock.history')}</h3>
      {!moves.data && <Skeleton className="h-24" />}
      {moves.data?.total === 0 && <p className="text-muted">{t('stock.historyNone')}</p>}
      <ol>
        {moves.data?.items.map((move) => (
          <Move key={move.id} move={move} />
        ))}
      </ol>
      {moves.data && moves.data.total > moves.data.items.length && pageSize < allMoves && (
        <Button variant="quiet" className="self-start" pending={moves.isFetching} onClick={() => setPageSize(allMoves)}>
          {t('stock.more')}
        </Button>
      )}
    </div>
  );
}

function Move({ move }: { move: StockMoveWire }) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const { delta, reason, order, actorName, note, createdAt, stockPointName } = move;
  const facts = [
    stockPointName[locale],
    order && t('stock.order', { number: order.number }),
    actorName && t('stock.by', { name: actorName }),
    note,
  ].filter(Boolean);
  return (
    <li className="flex gap-4 border-b border-line py-2.5 first:border-t">
      <span className={cx('numeral w-14 shrink-0 text-right', delta > 0 ? 'text-good' : 'text-warn')}>
        {delta > 0 ? '+' : '−'}
        {formatNumber(Math.abs(delta), locale)}
      </span>
      <span className="min-w-0">
        <span className="font-semibold">{t(`stock.reasons.${reason}`)}</span>
        <span className="block text-sm break-words text-muted">{facts.join(' · ')}</span>
        <time dateTime={createdAt} className="block text-sm text-muted">
          {formatOfficeDateTime(createdAt, locale)}
        </time>
      </span>
    </li>
  );
}
