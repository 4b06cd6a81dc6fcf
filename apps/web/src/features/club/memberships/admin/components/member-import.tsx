import { importCallNames, memberImportQueries } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { FileFormat } from '@/features/common/admin/file-import/file-format';
import { FileImportPage } from '@/features/common/admin/file-import/file-import-page';
import { importerOf } from '@/features/common/admin/file-import/importer-of';
import { paths } from '@/lib/dashboard-paths';

const importer = importerOf(
  importCallNames('memberships.imports'),
  memberImportQueries['memberships.imports.admin.rows'],
);

const columns = ['email', 'first_name', 'last_name', 'province', 'plan', 'last_day', 'language'] as const;

/** Shows an import of members from the upload to its result. */
export function MemberImportPage() {
  const { t } = useTranslation('memberships.admin');
  return (
    <FileImportPage
      importer={importer}
      title={t('import.title')}
      text={t('import.text')}
      list={{ to: paths.dashboardMemberships, label: t('title') }}
      format={<MemberFormat />}
      outcomes={{
        open: { label: t('import.outcomes.open'), tone: 'good' },
        give: { label: t('import.outcomes.give'), tone: 'good' },
        keep: { label: t('import.outcomes.keep') },
      }}
      notes={({ counts }, { isDone }) =>
        !isDone && counts.open > 0 && <p className="text-column">{t('import.willMail', { count: counts.open })}</p>
      }
      changes={['open', 'give']}
      rows={{
        columns: (line) => [
          {
            id: 'email',
            header: t('import.columns.email.name'),
            cell: ({ cells }) => <span className="wrap-anywhere">{cells['email'] || t('import.noEmail')}</span>,
          },
          line,
        ],
        rowName: ({ cells }) => cells['email'] ?? '',
        headingOf: (field) => {
          const column = columns.find((each) => each === field);
          return column === undefined ? field : t(`import.columns.${column}.name`);
        },
      }}
    />
  );
}

/** The format that a list of members must have. */
function MemberFormat() {
  const { t } = useTranslation('memberships.admin');
  return (
    <FileFormat
      title={t('import.format')}
      text={t('import.formatText')}
      columns={columns.map((column) => ({
        name: t(`import.columns.${column}.name`),
        text: t(`import.columns.${column}.text`),
      }))}
    />
  );
}
