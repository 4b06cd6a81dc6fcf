import {
  type AuditAction,
  auditActionName,
  auditActions,
  type AuditEntryWire,
  type AuditSubject,
  auditSubjectName,
  auditSubjects,
  type LocalText,
} from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { Email } from '@/features/common/admin/email';
import { ListPage } from '@/features/common/admin/list-page';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { paths } from '@/lib/dashboard-paths';
import { useLocale } from '@/lib/i18n/use-locale';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { DateRangeFilter } from '@/ui/data-table/range-filters';
import { SearchFilter } from '@/ui/data-table/search-filter';
import { TwoLines } from '@/ui/data-table/two-lines';
import { auditTable } from '../model/table';

/** The audit entries that match the filters in the address, newest first. */
export function AuditPage() {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  const state = useTableState(auditTable);
  const list = useList('audit.admin.list', { query: state.query });
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      columns={useColumns()}
      list={list}
      state={state}
      search={t('search')}
      filters={<AuditFilters state={state} />}
      views={<SavedViews screen="audit" state={state} />}
      actions={
        <CsvExport
          call="audit.admin.export"
          query={state.filters}
          fileName={t('export')}
          disabled={list.data?.total === 0}
        />
      }
      rowName={({ action }) => auditActionName(action)[locale]}
      rowHref={({ id }) => paths.auditEntry(id)}
      empty={{ title: t('none.title'), text: t('none.text') }}
    />
  );
}

function useColumns(): Column<AuditEntryWire, never>[] {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  return [
    {
      id: 'action',
      grows: true,
      header: t('columns.action'),
      cell: ({ action, subjectType, subjectCount }) => (
        <TwoLines
          first={auditActionName(action)[locale]}
          second={
            subjectCount > 1
              ? t('records', { subject: auditSubjectName(subjectType)[locale], count: subjectCount })
              : auditSubjectName(subjectType)[locale]
          }
          keep
        />
      ),
    },
    {
      id: 'person',
      header: t('columns.person'),
      cell: ({ actor }) =>
        actor === null ? (
          <span className="text-muted">{t('noPerson')}</span>
        ) : (
          <TwoLines first={actor.name} second={<Email address={actor.email} />} keep />
        ),
    },
    {
      id: 'network',
      header: t('columns.network'),
      hide: 'narrow',
      cell: ({ network }) => <span className="tabular-nums">{network}</span>,
    },
    { id: 'when', header: t('columns.when'), cell: ({ at }) => <When at={at} hasTime /> },
  ];
}

/** Returns the options of a filter by a catalogue, in the alphabetical order of the reader's language. */
const optionsOf = <Name extends string>(catalogue: Readonly<Record<Name, LocalText>>, locale: 'en' | 'fr') =>
  (Object.keys(catalogue) as Name[])
    .map((value) => ({ value, label: catalogue[value][locale] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));

function AuditFilters({ state }: { state: TableState<typeof auditTable.filters, never> }) {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  const { from, to } = state.filters;
  return (
    <>
      <SelectFilter<AuditAction>
        label={t('filters.action')}
        any={t('filters.anyAction')}
        options={optionsOf(auditActions, locale)}
        className="w-56"
        {...state.filter('action')}
      />
      <SelectFilter<AuditSubject>
        label={t('filters.subject')}
        any={t('filters.anySubject')}
        options={optionsOf(auditSubjects, locale)}
        className="w-52"
        {...state.filter('subjectType')}
      />
      <DateRangeFilter label={t('filters.days')} value={{ from, to }} onChange={state.setFilters} />
      <SearchFilter label={t('filters.subjectId')} {...state.filter('subjectId')} />
    </>
  );
}
