import { ProductImportStatus, type ProductImportWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { ProgressBar } from '@/ui/feedback/progress-bar';

/** How far the server is with checking or applying. */
export function ImportProgress({ of }: { of: ProductImportWire }) {
  const { t } = useTranslation('products');
  const locale = useLocale();
  const { status, fileName, doneRows, totalRows } = of;
  const label = t(status === ProductImportStatus.CHECKING ? 'importPage.checking' : 'importPage.applying', {
    name: fileName,
  });
  const rows = t('importPage.rows', {
    done: formatNumber(doneRows, locale),
    total: formatNumber(totalRows, locale),
  });
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        {label}
      </p>
      <ProgressBar label={label} value={totalRows === 0 ? null : doneRows / totalRows} valueText={rows} />
      <p className="text-muted tabular-nums">{rows}</p>
      <p className="text-sm text-muted">{t('importPage.interrupted')}</p>
    </div>
  );
}
