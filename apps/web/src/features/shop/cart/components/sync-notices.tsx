import { useQueryClient } from '@tanstack/react-query';
import { Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '@/lib/store/root-store';
import { Button } from '@/ui/actions/button';
import { syncCart } from '../api/sync';
import { dismissAdjusted, useSyncNotice, type AdjustedLine } from '../model/sync-notice';

/** The notices about a guest's cart that could not be merged completely after signing in. */
export function SyncNotices() {
  const { t } = useTranslation('shop');
  const client = useQueryClient();
  const { adjusted, isSyncing } = useSyncNotice();
  const waiting = useRoot(({ shop }) => shop.merge?.items.reduce((sum, { quantity = 1 }) => sum + quantity, 0) ?? 0);
  return (
    <div role="status" className="flex flex-col gap-3">
      {waiting > 0 && !isSyncing && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border-2 border-warn p-4">
          <p className="flex items-start gap-3">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
            <span>
              <span className="block font-bold">{t('cart.failed.sync')}</span>
              {t('cart.unmerged', { count: waiting })}
            </span>
          </p>
          <Button variant="outline" onClick={() => void syncCart(client)}>
            {t('cart.tryMerge')}
          </Button>
        </div>
      )}
      {adjusted.length > 0 && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-card border-2 border-ice p-4">
          <div className="flex items-start gap-3">
            <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-ice" />
            <div>
              <p className="font-bold">{t('cart.adjusted.title')}</p>
              <ul className="mt-1">
                {adjusted.map((line) => (
                  <li key={line.productId}>
                    <AdjustedText line={line} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <Button variant="quiet" onClick={dismissAdjusted}>
            {t('cart.adjusted.dismiss')}
          </Button>
        </div>
      )}
    </div>
  );
}

function AdjustedText({ line: { name, reason, requested, quantity } }: { line: AdjustedLine }) {
  const { t } = useTranslation('shop');
  if (reason === 'CART_007')
    return quantity === 0
      ? t('cart.said.stockLimit', { name })
      : t('cart.adjusted.limited', { name, requested, quantity });
  if (reason !== 'CART_003') return t('cart.said.notAvailable', { name });
  if (quantity === 0) return t('cart.said.insufficientStock', { name });
  return t('cart.adjusted.capped', { name, requested, quantity });
}
