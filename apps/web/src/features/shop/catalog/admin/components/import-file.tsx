import { limits } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { FileInput } from '@/features/common/admin/file-import/file-input';
import { ImportRefusalAlert } from '@/features/common/admin/file-import/import-refusal-alert';
import type { ImportRefusal } from '@/features/common/admin/file-import/use-import-upload';

const columns = [
  'id',
  'slug',
  'name_en',
  'name_fr',
  'category',
  'price',
  'sale_price',
  'sale_starts_at',
  'sale_ends_at',
  'arena_class',
  'weight_grams',
  'active',
  'description_en',
  'description_fr',
  'specs_en',
  'specs_fr',
  'pictures',
];

interface ImportFileProps {
  /** The reason why the last file was refused. */
  refusal: ImportRefusal | null;
  onFile: (file: File) => void;
}

/** The first step of an import: the file upload, and the format that the file must have. */
export function ImportFile({ refusal, onFile }: ImportFileProps) {
  const { t } = useTranslation('products.admin');
  const locale = useLocale();
  const rows = formatNumber(limits.productImport.rows, locale);
  return (
    <div className="flex flex-col gap-6">
      <ImportRefusalAlert refusal={refusal} />
      <FileInput limits={t('importPage.limits', { rows })} onFile={onFile} />
      <section className="text-column flex flex-col gap-2">
        <h2 className="display-3 text-base">{t('importPage.how')}</h2>
        <p className="text-muted">{t('importPage.howText')}</p>
        <p className="text-sm break-words text-muted">{t('importPage.template', { columns: columns.join(', ') })}</p>
      </section>
    </div>
  );
}
