import { displayText, type ProductBulkOutcome } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';

/** The most products that are listed by name; no one reads a longer list. */
const mostNamed = 100;

interface BulkOutcomeProps {
  leftOut: readonly ProductBulkOutcome[];
  onClose: () => void;
  /** Deactivates the products that have a history and so cannot be deleted. */
  onDeactivate: (ids: string[]) => void;
}

/** Lists the products that a bulk action did not change, each with the reason. */
export function BulkOutcome({ leftOut, onClose, onDeactivate }: BulkOutcomeProps) {
  const { t } = useTranslation('products.admin');
  const locale = useLocale();
  const kept = leftOut.filter(({ errorCode }) => errorCode === 'PROD_008').map(({ id }) => id);
  return (
    <Dialog
      open={leftOut.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.leftOut', { count: leftOut.length })}
      description={t('bulk.leftOutText')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant={kept.length > 0 ? 'quiet' : 'primary'} onClick={onClose}>
            {t('bulk.close')}
          </Button>
          {kept.length > 0 && (
            <Button onClick={() => onDeactivate(kept)}>{t('bulk.deactivateInstead', { count: kept.length })}</Button>
          )}
        </div>
      }
    >
      <ul className="border-t border-line">
        {leftOut.slice(0, mostNamed).map(({ id, name, errorCode }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="font-semibold">{name?.[locale] ?? t('bulk.unknown')}</p>
            {errorCode !== null && <p className="text-sm text-muted">{displayText(errorCode)[locale]}</p>}
          </li>
        ))}
        {leftOut.length > mostNamed && (
          <li className="py-3 text-muted">{t('bulk.leftOutMore', { count: leftOut.length - mostNamed })}</li>
        )}
      </ul>
    </Dialog>
  );
}
