import { subscriberColumns } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { FileFormat } from '@/features/common/admin/file-import/file-format';

/** Explains the required format of a list and how its rows are processed. */
export function ListFormat() {
  const { t } = useTranslation('newsletter.admin');
  return (
    <FileFormat
      title={t('import.format')}
      text={t('import.formatText')}
      columns={subscriberColumns}
      textOf={(column) => t(`import.columns.${column}`)}
    >
      <ul className="text-column flex list-disc flex-col gap-1 ps-5 text-muted">
        <li>{t('import.rules.express')}</li>
        <li>{t('import.rules.implied')}</li>
        <li>{t('import.rules.left')}</li>
      </ul>
    </FileFormat>
  );
}
