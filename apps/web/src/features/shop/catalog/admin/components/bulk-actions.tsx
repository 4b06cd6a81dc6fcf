import {
  type ProductBulkAction,
  type ProductBulkFilter,
  type ProductBulkOutcome,
  productLimits,
} from '@dronesoccer/contracts';
import { Eye, EyeOff, Percent, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { BulkBar } from '@/ui/data-table/bulk-bar';
import type { Selection } from '@/ui/data-table/use-selection';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { ProgressDialog } from '@/ui/overlays/progress-dialog';
import { useBulkProducts } from '../api/use-bulk-products';
import type { BulkDone, BulkWork } from '../model/bulk-work';
import { BulkOutcome } from './bulk-outcome';
import { PriceDialog } from './price-dialog';

const doneText = {
  activate: 'bulk.activated',
  deactivate: 'bulk.deactivated',
  price: 'bulk.priced',
  delete: 'bulk.deleted',
} as const satisfies Record<ProductBulkAction, string>;

/**
 * The bulk actions for the ticked products or for all that match the filters. Products that the server refuses are
 * listed by name; all others are changed.
 */
export function ProductBulkActions({ selection, filter }: { selection: Selection; filter: ProductBulkFilter }) {
  const { t } = useTranslation('catalog.admin');
  const { run, through, isStopping, stop } = useBulkProducts();
  const [asking, setAsking] = useState<'price' | 'delete' | null>(null);
  const [leftOut, setLeftOut] = useState<readonly ProductBulkOutcome[]>([]);
  const { count } = selection;

  const tell = ({ action }: BulkWork, { changed, wereActive, isStopped, failure }: BulkDone) => {
    const done = { count: changed.length };
    const message = t(doneText[action], done);
    if (failure) {
      notify({ type: 'danger', message: t('bulk.brokenOff', { ...done, reason: errorMessage(failure) }) });
    } else if (isStopped) notify({ type: 'warning', message: t('bulk.stopped', done) });
    if (changed.length === 0) return;
    // Activating a product that was scheduled would not undo anything: it would publish the product early.
    if (action === 'deactivate' && wereActive.length > 0)
      notifyUndo(message, () => begin({ action: 'activate', target: { ids: wereActive }, count: wereActive.length }));
    else if (!failure && !isStopped) notify({ type: 'success', message });
  };
  const begin = (work: BulkWork) => {
    if (work.count > productLimits.productBulkMax) setAsking(null);
    const finish = (done: BulkDone) => {
      setAsking(null);
      selection.clear();
      setLeftOut(done.leftOut);
      tell(work, done);
    };
    // Use `mutateAsync`, so that the result is reported even after the administrator has left the list. A failed call
    // already shows a toast.
    void run.mutateAsync(work).then(finish, () => undefined);
  };
  const start = (action: ProductBulkAction, percent?: number) => {
    const target = 'ids' in selection.target ? selection.target : { filter };
    begin({ action, percent, target, count });
  };

  return (
    <>
      <BulkBar selection={selection}>
        <Button variant="quiet" disabled={run.isPending} onClick={() => start('activate')}>
          <Eye aria-hidden className="size-5" />
          {t('bulk.activate')}
        </Button>
        <Button variant="quiet" disabled={run.isPending} onClick={() => start('deactivate')}>
          <EyeOff aria-hidden className="size-5" />
          {t('bulk.deactivate')}
        </Button>
        <Button variant="quiet" disabled={run.isPending} onClick={() => setAsking('price')}>
          <Percent aria-hidden className="size-5" />
          {t('bulk.price')}
        </Button>
        <Button variant="quiet" disabled={run.isPending} onClick={() => setAsking('delete')}>
          <Trash2 aria-hidden className="size-5" />
          {t('bulk.delete')}
        </Button>
      </BulkBar>
      {asking === 'price' && (
        <PriceDialog
          count={count}
          pending={run.isPending}
          onClose={() => setAsking(null)}
          onConfirm={(percent) => start('price', percent)}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={() => setAsking(null)}
        title={t('bulk.deleteTitle', { count })}
        text={t('bulk.deleteText')}
        confirmLabel={t('bulk.deleteConfirm')}
        pending={run.isPending}
        onConfirm={() => start('delete')}
      />
      {through !== null && run.variables && run.variables.count > productLimits.productBulkMax && (
        <Progress work={run.variables} through={through} isStopping={isStopping} onStop={stop} />
      )}
      <BulkOutcome
        leftOut={leftOut}
        onClose={() => setLeftOut([])}
        onDeactivate={(ids) => {
          setLeftOut([]);
          begin({ action: 'deactivate', target: { ids }, count: ids.length });
        }}
      />
    </>
  );
}

interface ProgressProps {
  work: BulkWork;
  through: number;
  isStopping: boolean;
  onStop: () => void;
}

function Progress({ work: { action, count }, through, isStopping, onStop }: ProgressProps) {
  const { t } = useTranslation('catalog.admin');
  const { t: kit } = useTranslation('kit');
  const locale = useLocale();
  return (
    <ProgressDialog
      title={t(`bulk.working.${action}`)}
      value={through / count}
      text={kit('progress.of', { done: formatNumber(through, locale), total: formatNumber(count, locale) })}
      isStopping={isStopping}
      onStop={onStop}
    >
      <p className="pt-3 text-sm text-muted">{t('bulk.stopText')}</p>
    </ProgressDialog>
  );
}
