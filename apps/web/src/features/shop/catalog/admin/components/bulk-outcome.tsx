import { displayText, type ProductBulkOutcome } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { RefusedRows } from '@/features/common/admin/bulk/refused-rows';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';

interface BulkOutcomeProps {
  leftOut: readonly ProductBulkOutcome[];
  onClose: () => void;
  /** Deactivates the products that have a history and so cannot be deleted. */
  onDeactivate: (ids: string[]) => void;
}

/** Lists the products that a bulk action did not change, each with the reason. */
export function BulkOutcome({ leftOut, onClose, onDeactivate }: BulkOutcomeProps) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const kept = leftOut.filter(({ errorCode }) => errorCode === 'PROD_008').map(({ id }) => id);
  return (
    <RefusedRows
      rows={leftOut.map(({ id, name, errorCode }) => ({
        ...{ id, name: name?.[locale] ?? t('bulk.unknown') },
        reason: errorCode && displayText(errorCode)[locale],
      }))}
      title={t('bulk.leftOut', { count: leftOut.length })}
      onClose={onClose}
      instead={
        kept.length > 0 && (
          <Button onClick={() => onDeactivate(kept)}>{t('bulk.deactivateInstead', { count: kept.length })}</Button>
        )
      }
    />
  );
}
