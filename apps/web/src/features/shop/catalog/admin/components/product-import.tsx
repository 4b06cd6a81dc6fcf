import { type ProductImportRowWire, productLimits } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { FileImportPage } from '@/features/common/admin/file-import/file-import-page';
import { paths } from '@/lib/dashboard-paths';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { productImporter } from '../api/product-importer';
import { ImportFormat } from './import-format';
import { ImportNotes } from './import-notes';

/** Leads from the file to the result. */
export function ProductImportPage() {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  return (
    <FileImportPage
      importer={productImporter}
      title={t('importPage.title')}
      text={t('importPage.text')}
      list={{ to: paths.allProducts, label: t('title') }}
      limits={t('importPage.limits', { rows: formatNumber(productLimits.productImport.rows, locale) })}
      format={<ImportFormat />}
      outcomes={{
        create: {
          label: t('importPage.create'),
          tone: 'good',
          figure: (isDone) => t(isDone ? 'importPage.created' : 'importPage.create'),
        },
        update: {
          label: t('importPage.update'),
          tone: 'ice',
          figure: (isDone) => t(isDone ? 'importPage.updated' : 'importPage.update'),
        },
        keep: { label: t('importPage.keep') },
        refused: {
          label: t('importPage.refused'),
          figure: (isDone) => t(isDone ? 'importPage.leftOut' : 'importPage.refused'),
        },
      }}
      counts={({ found, createdCount, updatedCount }, isDone) =>
        isDone ? { ...found, create: createdCount, update: updatedCount } : found
      }
      notes={(of, step) => <ImportNotes of={of} {...step} />}
      changes={['create', 'update']}
      back={t('importPage.toProducts')}
      rows={{
        columns: (line) => [
          line,
          {
            id: 'product',
            header: t('importPage.product'),
            cell: ({ name, slug }) => (
              <span className="break-words">
                <span className="block font-semibold">{name || slug}</span>
                {name && <span className="block text-sm break-all text-muted">{slug}</span>}
              </span>
            ),
          },
        ],
        rowName: ({ name }) => name,
        outcomeOf: ({ action }) => action,
        details: ({ changes }) => changes.length > 0 && <Changes changes={changes} />,
        texts: {
          rows: t('importPage.all'),
          show: t('importPage.show'),
          anyOutcome: t('importPage.all'),
          noRows: t('importPage.noRows'),
          downloadRefused: t('importPage.downloadErrors'),
          refusedFile: 'import-errors',
        },
      }}
    />
  );
}

/** Longer values are cut, so that a description does not fill the row. */
const longest = 60;

function Changes({ changes }: Pick<ProductImportRowWire, 'changes'>) {
  const { t } = useTranslation(['catalog.admin', 'imports.admin']);
  const shown = (value: string): string => {
    if (value === '') return t('importPage.empty');
    return value.length > longest ? `${value.slice(0, longest)}…` : value;
  };
  return (
    <ul className="text-sm text-muted">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="break-words">
          {t('imports.admin:errorIn', {
            column: field,
            message: t('importPage.becomes', { before: shown(before), after: shown(after) }),
          })}
        </li>
      ))}
    </ul>
  );
}
