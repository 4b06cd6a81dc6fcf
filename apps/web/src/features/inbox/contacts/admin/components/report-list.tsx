import { ContactState, valuesOf } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { WorkPage } from '@/features/common/admin/work-page';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import { DataList } from '@/ui/data-table/data-list';
import { SelectFilter } from '@/ui/data-table/filters';
import { reportTable } from '../model/table';
import { reportColumns } from './contact-columns';

/** The safe-sport reports, for the people who may read them. */
export function SafeSportPage() {
  const { t } = useTranslation('contacts.admin');
  const locale = useLocale();
  const state = useTableState(reportTable);
  return (
    <WorkPage title={t('safeSport.title')} text={t('safeSport.text')}>
      <DataList
        label={t('safeSport.title')}
        columns={reportColumns(t, locale)}
        list={useQuery(listQuery('safeSport.admin.list', { query: state.query }))}
        state={state}
        filters={
          <SelectFilter
            label={t('filters.state')}
            any={t('filters.anyState')}
            options={valuesOf(ContactState).map((value) => ({ value, label: t(`states.${value}`) }))}
            value={state.filters.state}
            onChange={(chosen) => state.setFilters({ state: chosen })}
          />
        }
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ id }) => paths.safeSportReport(id)}
        empty={{ title: t('safeSport.empty'), text: t('safeSport.emptyText') }}
      />
      <Outlet />
    </WorkPage>
  );
}
