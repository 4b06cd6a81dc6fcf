import { ContactState, contactLabels, inboxTypes, valuesOf } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { everyRow } from '@/features/common/admin/every-row';
import { SavedViews } from '@/features/common/admin/saved-views';
import { StatusFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { useList } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import { ButtonLink } from '@/ui/actions/link';
import { SelectFilter } from '@/ui/data-table/filters';
import { peopleQuery, suspectedQuery } from '../api/queries';
import { assignees, contactTable, lookBack, rowNameOf } from '../model/table';
import { ContactBulkActions } from './bulk-actions';
import { contactColumns } from './contact-columns';

/** Adds the count to the label once it is known. */
const labelWithCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${count})`;

/** The received messages, newest first, filtered as the address says. */
export function ContactsPage() {
  const { t } = useTranslation('contacts.admin');
  const locale = useLocale();
  const state = useTableState(contactTable);
  const { filters, setFilters } = state;
  const list = useList('contacts.admin.list', { query: state.query });
  const { data: aside } = useQuery(suspectedQuery());
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      action={<ContactPageLinks />}
      columns={contactColumns(t, locale)}
      list={list}
      state={state}
      search={t('filters.search')}
      views={<SavedViews screen="contacts" state={state} />}
      filters={
        <>
          <StatusFilter
            states={valuesOf(ContactState)}
            nameOf={(value) => t(`states.${value}`)}
            {...state.filter('state')}
          />
          <SelectFilter
            label={t('filters.type')}
            any={t('filters.anyType')}
            options={inboxTypes.map((value) => ({ value, label: contactLabels.types[value][locale] }))}
            {...state.filter('type')}
          />
          <SelectFilter
            label={t('filters.assignee')}
            any={t('filters.anyone')}
            options={assignees.map((value) => ({ value, label: t(`filters.${value}`) }))}
            {...state.filter('assignee')}
          />
          <SelectFilter
            label={t('filters.days')}
            any={t('filters.anyDay')}
            options={lookBack.map((value) => ({ value, label: t('filters.lastDays', { count: value }) }))}
            {...state.filter('days')}
          />
          <SelectFilter
            label={t('filters.aside')}
            any={t('filters.trusted')}
            options={[{ value: 1, label: labelWithCount(t('filters.suspected'), aside?.total) }]}
            value={filters.suspected ? 1 : undefined}
            onChange={(chosen) => setFilters({ suspected: chosen === 1 ? true : undefined })}
          />
        </>
      }
      actions={
        <CsvExport
          call="contacts.admin.export"
          query={filters}
          fileName={t('list.export')}
          disabled={list.data?.total === 0}
        />
      }
      rowName={rowNameOf}
      rowHref={({ id }) => paths.dashboardContact(id)}
      loadRows={(watch) =>
        everyRow(
          (page) =>
            call('contacts.admin.list', { query: { ...state.query, ...page }, signal: watch.signal, skipLoader: true }),
          watch,
        )
      }
      bulk={(selection) => <ContactBulkActions selection={selection} />}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}

/** Links to the pages beside the inbox: canned answers and, for their readers, reports. */
function ContactPageLinks() {
  const { t } = useTranslation('contacts.admin');
  const { data } = useQuery(peopleQuery());
  return (
    <div className="flex flex-wrap gap-3">
      {data && data.readers.length > 0 && (
        <ButtonLink to={paths.safeSport} variant="outline">
          <ShieldCheck aria-hidden className="size-5" />
          {t('safeSport.title')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.cannedAnswers} variant="outline">
        <MessageSquareText aria-hidden className="size-5" />
        {t('answers.title')}
      </ButtonLink>
    </div>
  );
}
