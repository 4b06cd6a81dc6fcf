import { ProductImportStatus, type ProductImportWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { RowProgress } from '@/features/common/admin/file-import/row-progress';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** Shows how far the server has checked or applied the file. */
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
  return <RowProgress label={label} done={doneRows} total={totalRows} rows={rows} hint={t('importPage.interrupted')} />;
}
