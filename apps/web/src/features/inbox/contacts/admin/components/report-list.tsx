import { ContactState, valuesOf } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { StatusFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { useList } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import { reportTable } from '../model/table';
import { reportColumns } from './contact-columns';

/** The safe-sport reports, for the people who may read them. */
export function SafeSportPage() {
  const { t } = useTranslation('contacts.admin');
  const locale = useLocale();
  const state = useTableState(reportTable);
  return (
    <ListPage
      title={t('safeSport.title')}
      text={t('safeSport.text')}
      columns={reportColumns(t, locale)}
      list={useList('safeSport.admin.list', { query: state.query })}
      state={state}
      filters={
        <StatusFilter
          states={valuesOf(ContactState)}
          nameOf={(value) => t(`states.${value}`)}
          {...state.filter('state')}
        />
      }
      rowName={({ number }) => number}
      rowHref={({ id }) => paths.safeSportReport(id)}
      empty={{ title: t('safeSport.empty'), text: t('safeSport.emptyText') }}
    />
  );
}
