import { shownText, type ProductBulkOutcome } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';

/** More names than these are not read. */
const mostNamed = 100;

/** Which products a bulk action left as they were, each with its reason. */
export function BulkOutcome({ leftOut, onClose }: { leftOut: readonly ProductBulkOutcome[]; onClose: () => void }) {
  const { t } = useTranslation('products');
  const locale = useLocale();
  return (
    <Dialog
      open={leftOut.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.leftOut', { count: leftOut.length })}
      description={t('bulk.leftOutText')}
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose}>{t('bulk.close')}</Button>
        </div>
      }
    >
      <ul className="border-t border-line">
        {leftOut.slice(0, mostNamed).map(({ id, name, errorCode }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="font-semibold">{name?.[locale] ?? t('bulk.unknown')}</p>
            {errorCode !== null && <p className="text-sm text-muted">{shownText(errorCode)[locale]}</p>}
          </li>
        ))}
        {leftOut.length > mostNamed && (
          <li className="py-3 text-muted">{t('bulk.leftOutMore', { count: leftOut.length - mostNamed })}</li>
        )}
      </ul>
    </Dialog>
  );
}
