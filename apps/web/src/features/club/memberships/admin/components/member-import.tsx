import { importCallNames, memberColumns, memberImportQueries } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { FileFormat } from '@/features/common/admin/file-import/file-format';
import { FileImportPage } from '@/features/common/admin/file-import/file-import-page';
import { importerOf } from '@/features/common/admin/file-import/importer-of';
import { paths } from '@/lib/dashboard-paths';

const importer = importerOf(
  importCallNames('memberships.imports'),
  memberImportQueries['memberships.imports.admin.rows'],
);

/** Shows an import of members from the upload to its result. */
export function MemberImportPage() {
  const { t } = useTranslation('memberships.admin');
  return (
    <FileImportPage
      importer={importer}
      title={t('import.title')}
      text={t('import.text')}
      list={{ to: paths.dashboardMemberships, label: t('title') }}
      format={<FileFormat columns={memberColumns} textOf={(column) => t(`import.columns.${column}`)} />}
      outcomes={{
        open: { label: t('import.outcomes.open'), tone: 'good' },
        give: { label: t('import.outcomes.give'), tone: 'good' },
        keep: { label: t('import.outcomes.keep') },
      }}
      notes={({ counts }, { isDone }) =>
        !isDone && counts.open > 0 && <p className="text-column">{t('import.willMail', { count: counts.open })}</p>
      }
      changes={['open', 'give']}
      rows={{ headings: memberColumns }}
    />
  );
}
