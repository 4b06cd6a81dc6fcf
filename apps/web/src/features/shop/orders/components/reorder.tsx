import '@/lib/http/order-calls';
import type { OrderWire, ReorderLineWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locationQuery } from '@/lib/chosen-location';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

interface ReorderProps {
  order: OrderWire;
  token: string | null;
  /** Adds the lines that are available today to the cart. */
  onReorder: (lines: readonly ReorderLineWire[]) => void;
}

/** Orders the same products again. Shows which of them are available today before anything is added to the cart. */
export function Reorder({ order, token, onReorder }: ReorderProps) {
  const { t } = useTranslation('orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <RotateCw aria-hidden className="size-5" />
        {t('reorder.open')}
      </Button>
      {isOpen && <ReorderDialog order={order} token={token} onReorder={onReorder} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReorderDialog({ order, token, onReorder, onClose }: ReorderProps & { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const query = { ...locationQuery(), ...(token !== null && { token }) };
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('orders.reorder', { params: { id: order.id }, query }),
    staleTime: 0,
  });
  const pieces = data?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const confirm = () => {
    onClose();
    onReorder(data?.lines.filter(({ quantity }) => quantity > 0) ?? []);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      width="medium"
      title={t('reorder.title')}
      text={t('reorder.text')}
      keepLabel={t('reorder.not')}
      confirmLabel={t('reorder.confirm', { count: pieces })}
      onConfirm={confirm}
      disabled={pieces === 0}
      failure={null}
    >
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading label={t('reorder.loading')}>
          <Skeleton className="h-28 rounded-card" />
        </Loading>
      )}
      {data && (
        <ul aria-label={t('order.lines')} className="divide-y divide-line border-y border-line">
          {data.lines.map((line) => (
            <ReorderLine key={line.name} line={line} />
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}

function ReorderLine({ line: { name, requested, quantity, product, problem } }: { line: ReorderLineWire }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <li className="py-3">
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{product?.name ?? name}</span>
        {product && quantity > 0 && (
          <span className="whitespace-nowrap tabular-nums">
            {t('line.quantity', { ns: 'common', count: quantity, price: formatMoney(product.price, locale) })}
          </span>
        )}
      </p>
      {problem && (
        <p className="text-sm font-semibold text-red">
          {quantity > 0 && problem.code === 'ORD_010' && t('reorder.fewer', { count: requested })}
          {quantity > 0 &&
            problem.code === 'CHECKOUT_003' &&
            t('quantity.mostPerOrder', { ns: 'common', count: quantity })}
          {quantity === 0 && problem.message}
        </p>
      )}
    </li>
  );
}
