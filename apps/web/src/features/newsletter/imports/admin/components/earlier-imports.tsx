import { SubscriberImportStatus, type SubscriberImportWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { formatNumber, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { listQuery } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { DataList } from '@/ui/data-table/data-list';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const table = { filters: {} };

/** The earlier imports: their authors, dates and results. */
export function EarlierImports() {
  const { t } = useTranslation('newsletter.admin');
  const state = useTableState(table);
  const columns = useColumns();
  const list = useQuery({ ...listQuery('newsletter.imports.admin.list', { query: state.query }), staleTime: 0 });
  if (list.data?.total === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="display-3 text-lg">{t('import.earlier')}</h2>
      <DataList
        label={t('import.earlier')}
        columns={columns}
        list={list}
        state={state}
        rowId={({ id }) => id}
        rowName={({ fileName }) => fileName}
        rowHref={({ id }) => paths.subscriberImport(id)}
        empty={{ title: t('import.noneYet') }}
      />
    </section>
  );
}

const tones: Readonly<Record<SubscriberImportStatus, BadgeTone>> = {
  [SubscriberImportStatus.READY]: 'warn',
  [SubscriberImportStatus.APPLYING]: 'ice',
  [SubscriberImportStatus.DONE]: 'good',
  [SubscriberImportStatus.FAILED]: 'red',
};

function useColumns(): Column<SubscriberImportWire, never>[] {
  const { t } = useTranslation(['newsletter.admin', 'imports.admin']);
  const locale = useLocale();
  const count = (of: (counts: SubscriberImportWire['counts']) => number) => (row: SubscriberImportWire) =>
    formatNumber(of(row.counts), locale);
  return [
    { id: 'file', header: t('import.list'), cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
    {
      id: 'status',
      header: t('columns.state'),
      className: 'whitespace-nowrap',
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`import.statuses.${status}`)}</Badge>,
    },
    {
      id: 'added',
      header: t('import.totals.added'),
      align: 'end',
      cell: count(({ added, asked, confirmed }) => added + asked + confirmed),
    },
    { id: 'refused', header: t('import.totals.refused'), align: 'end', cell: count(({ refused }) => refused) },
    {
      id: 'who',
      header: t('import.who'),
      hide: 'phone',
      cell: ({ actor }) => actor?.name ?? t('imports.admin:someone'),
    },
    {
      id: 'when',
      header: t('import.when'),
      hide: 'phone',
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => formatOfficeDateTime(createdAt, locale),
    },
  ];
}
