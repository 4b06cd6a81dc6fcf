import { limits, type ProductBulkAction, type ProductBulkOutcome } from '@dronesoccer/contracts';
import { Eye, EyeOff, Percent, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { BulkBar } from '@/ui/data-table/bulk-bar';
import type { Selection } from '@/ui/data-table/use-selection';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useBulkProducts } from '../api/use-product-changes';
import { BulkOutcome } from './bulk-outcome';
import { PriceDialog } from './price-dialog';

const doneText = {
  activate: 'bulk.activated',
  deactivate: 'bulk.deactivated',
  price: 'bulk.priced',
  delete: 'bulk.deleted',
} as const satisfies Record<ProductBulkAction, string>;

/** What is done with the ticked products. What one of them is refused is told by name; the others are done. */
export function ProductBulkActions({ selection }: { selection: Selection }) {
  const { t } = useTranslation('products');
  const bulk = useBulkProducts();
  const [asking, setAsking] = useState<'price' | 'delete' | null>(null);
  const [leftOut, setLeftOut] = useState<readonly ProductBulkOutcome[]>([]);
  const ids = 'ids' in selection.target ? selection.target.ids : [];

  const run = (action: ProductBulkAction, chosen: readonly string[], percent?: number) => {
    const body = { action, ids: [...chosen], ...(percent !== undefined && { percent }) };
    bulk.mutate(body, {
      onSuccess: ({ changed, results }) => {
        setAsking(null);
        selection.clear();
        // What was inactive already is as it was wanted.
        setLeftOut(results.filter(({ errorCode }) => errorCode !== null && errorCode !== 'PROD_003'));
        const message = t(doneText[action], { count: changed });
        const done = results.filter(({ errorCode }) => errorCode === null).map(({ id }) => id);
        if (changed === 0) return;
        if (action === 'deactivate') notifyUndo(message, () => run('activate', done));
        else notify({ type: 'success', message });
      },
    });
  };
  const start = (action: ProductBulkAction, percent?: number) => {
    if (ids.length <= limits.productBulkMax) return run(action, ids, percent);
    notify({ type: 'warning', message: t('bulk.tooMany', { max: limits.productBulkMax }) });
  };

  return (
    <>
      <BulkBar selection={selection} canSelectAll={false}>
        <Button variant="quiet" disabled={bulk.isPending} onClick={() => start('activate')}>
          <Eye aria-hidden className="size-5" />
          {t('bulk.activate')}
        </Button>
        <Button variant="quiet" disabled={bulk.isPending} onClick={() => start('deactivate')}>
          <EyeOff aria-hidden className="size-5" />
          {t('bulk.deactivate')}
        </Button>
        <Button variant="quiet" disabled={bulk.isPending} onClick={() => setAsking('price')}>
          <Percent aria-hidden className="size-5" />
          {t('bulk.price')}
        </Button>
        <Button variant="quiet" disabled={bulk.isPending} onClick={() => setAsking('delete')}>
          <Trash2 aria-hidden className="size-5" />
          {t('bulk.delete')}
        </Button>
      </BulkBar>
      {asking === 'price' && (
        <PriceDialog
          count={ids.length}
          pending={bulk.isPending}
          onClose={() => setAsking(null)}
          onConfirm={(percent) => start('price', percent)}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={() => setAsking(null)}
        title={t('bulk.deleteTitle', { count: ids.length })}
        text={t('bulk.deleteText')}
        confirmLabel={t('bulk.deleteConfirm')}
        pending={bulk.isPending}
        onConfirm={() => start('delete')}
      />
      <BulkOutcome leftOut={leftOut} onClose={() => setLeftOut([])} />
    </>
  );
}
