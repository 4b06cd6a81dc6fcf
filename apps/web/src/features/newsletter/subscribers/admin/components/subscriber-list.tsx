import {
  locales,
  type SubscriberSort,
  type SubscriberWire,
  SubscriptionState,
  type TagAdminWire,
  valuesOf,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { Email } from '@/features/common/admin/email';
import { everyRow } from '@/features/common/admin/every-row';
import { NewsletterTabs } from '@/features/common/admin/newsletter-tabs';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { StatusFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { paths } from '@/lib/dashboard-paths';
import { call } from '@/lib/http/call';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import { ButtonLink } from '@/ui/actions/link';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { topicsQuery } from '../api/topics';
import { subscriberTable } from '../model/table';
import { SubscriberBulkActions } from './bulk-actions';
import { SubscriptionBadge } from './state-badge';

const noTags: readonly TagAdminWire[] = [];

/** Everyone who ever asked for the newsletter, newest first, filtered as the address says. */
export function SubscribersPage() {
  const { t } = useTranslation('newsletter.admin');
  const state = useTableState(subscriberTable);
  const { data: topics = noTags } = useQuery(topicsQuery());
  const list = useList('newsletter.subscribers.admin.list', { query: state.query });
  return (
    <ListPage
      title={t('subscribers.title')}
      text={t('subscribers.text')}
      action={<ImportLink />}
      tabs={<NewsletterTabs chosen="subscribers" />}
      columns={useColumns(topics)}
      list={list}
      state={state}
      search={t('subscribers.search')}
      views={<SavedViews screen="subscribers" state={state} />}
      filters={<SubscriberFilters state={state} topics={topics} />}
      actions={
        <CsvExport
          call="newsletter.subscribers.admin.export"
          query={state.filters}
          fileName={t('subscribers.export')}
          disabled={list.data?.total === 0}
        />
      }
      rowName={({ email }) => email}
      rowHref={({ id }) => paths.subscriber(id)}
      loadRows={(watch) =>
        everyRow(
          (page) =>
            call('newsletter.subscribers.admin.list', {
              query: { ...state.query, ...page },
              signal: watch.signal,
              skipLoader: true,
            }),
          watch,
        )
      }
      bulk={(selection) => <SubscriberBulkActions selection={selection} topics={topics} />}
      empty={{ title: t('subscribers.empty'), text: t('subscribers.emptyText') }}
    />
  );
}

function ImportLink() {
  const { t } = useTranslation('newsletter.admin');
  return (
    <ButtonLink to={paths.importSubscribers} variant="outline">
      <FileUp aria-hidden className="size-5" />
      {t('import.action')}
    </ButtonLink>
  );
}

function useColumns(topics: readonly TagAdminWire[]): Column<SubscriberWire, SubscriberSort>[] {
  const { t } = useTranslation('newsletter.admin');
  const names = new Map(topics.map(({ id, data }) => [id, data]));
  return [
    {
      id: 'email',
      header: t('columns.email'),
      sort: { ascending: 'email' },
      cell: ({ email }) => <Email address={email} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: ({ state, suppression }) => (
        <span className="flex flex-col items-start gap-1 @max-2xl:items-end compact:flex-row compact:items-center compact:gap-2">
          <SubscriptionBadge state={state} />
          {suppression && <Suppression {...suppression} />}
        </span>
      ),
    },
    {
      id: 'language',
      header: t('columns.language'),
      hide: 'phone',
      cell: (subscriber) => t(`languages.${subscriber.locale}`),
    },
    {
      id: 'topics',
      header: t('columns.topics'),
      hide: 'narrow',
      cell: ({ tags }) =>
        tags.length === 0 ? (
          <span className="text-muted">{t('subscribers.everything')}</span>
        ) : (
          tags.flatMap((id) => names.get(id) ?? []).join(', ')
        ),
    },
    {
      id: 'asked',
      header: t('columns.asked'),
      sort: { descending: 'newest' },
      className: '@2xl:whitespace-nowrap',
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  ];
}

function Suppression({ cause, reason }: NonNullable<SubscriberWire['suppression']>) {
  const { t } = useTranslation('newsletter.admin');
  const why = t(`causes.${cause}`);
  return (
    <span className="line-clamp-2 text-sm wrap-anywhere text-muted compact:line-clamp-1 compact:text-[0.8125rem]">
      {reason === null ? why : t('subscribers.suppressedFor', { cause: why, reason })}
    </span>
  );
}

interface FiltersProps {
  state: TableState<typeof subscriberTable.filters, SubscriberSort>;
  topics: readonly TagAdminWire[];
}

function SubscriberFilters({ state, topics }: FiltersProps) {
  const { t } = useTranslation('newsletter.admin');
  return (
    <>
      <StatusFilter
        states={valuesOf(SubscriptionState)}
        nameOf={(value) => t(`states.${value}`)}
        {...state.filter('state')}
      />
      <SelectFilter
        label={t('columns.language')}
        any={t('filters.anyLanguage')}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        {...state.filter('locale')}
      />
      <SelectFilter
        label={t('columns.topic')}
        any={t('filters.anyTopic')}
        className="w-48"
        options={topics.map(({ id, data }) => ({ value: id, label: data }))}
        {...state.filter('tag')}
      />
    </>
  );
}
