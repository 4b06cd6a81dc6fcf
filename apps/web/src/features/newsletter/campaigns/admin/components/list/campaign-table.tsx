import { type CampaignListItemWire, CampaignStatus, valuesOf } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { NewLink } from '@/features/common/admin/new-link';
import { NewsletterTabs } from '@/features/common/admin/newsletter-tabs';
import { SavedViews } from '@/features/common/admin/saved-views';
import { formatNumber } from '@/lib/format';
import { When } from '@/features/common/admin/when';
import { StatusFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { TwoLines } from '@/ui/data-table/two-lines';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { shortScheduleText } from '../../model/schedule-text';
import { hasBegun, stageOf } from '../../model/stage';
import { campaignTable } from '../../model/table';
import { CampaignStatusBadge } from '../campaign-status';
import { RowMenu } from './row-menu';

/** All campaigns, latest first. */
export function CampaignsPage() {
  const { t } = useTranslation('campaigns.admin');
  const state = useTableState(campaignTable);
  const list = useList('newsletter.campaigns.admin.list', { query: state.query });
  return (
    <ListPage
      title={t('page.title')}
      label={t('title')}
      text={t('page.text')}
      action={<NewCampaignLink />}
      tabs={<NewsletterTabs chosen="campaigns" />}
      columns={useColumns()}
      list={list}
      state={state}
      search={t('search')}
      filters={<CampaignFilters state={state} />}
      views={<SavedViews screen="newsletter" state={state} />}
      actions={
        <CsvExport
          call="newsletter.campaigns.admin.export"
          query={state.filters}
          fileName={t('page.export')}
          disabled={list.data?.total === 0}
        />
      }
      rowName={({ title }) => title}
      rowHref={({ id }) => paths.campaign(id)}
      empty={{ title: t('none.title'), text: t('none.text'), action: <NewCampaignLink /> }}
    />
  );
}

function NewCampaignLink() {
  const { t } = useTranslation('campaigns.admin');
  return <NewLink to={paths.newCampaign} label={t('new')} />;
}

function useColumns(): Column<CampaignListItemWire, never>[] {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const number = (count: number) => formatNumber(count, locale);
  return [
    {
      id: 'title',
      header: t('columns.title'),
      cell: ({ title, subject }) => <TwoLines first={title} second={subject} keep />,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: (campaign) => (
        <TwoLines
          first={<CampaignStatusBadge campaign={campaign} />}
          second={stageOf(campaign) === 'scheduled' && shortScheduleText(campaign, locale)}
          keep
        />
      ),
    },
    {
      id: 'tags',
      header: t('columns.tags'),
      grows: true,
      hide: 'narrow',
      cell: ({ tags }) =>
        tags.length === 0 ? (
          <span className="whitespace-nowrap text-muted">{t('allTopics')}</span>
        ) : (
          tags.map(({ data }) => data).join(', ')
        ),
    },
    {
      id: 'sent',
      header: t('columns.sent'),
      align: 'end',
      hide: 'phone',
      cell: ({ run }) => (run === null || run.startedAt === null ? '' : number(run.counts.sent)),
    },
    {
      id: 'visits',
      header: t('columns.visits'),
      align: 'end',
      hide: 'narrow',
      cell: (campaign) => (hasBegun(campaign) ? number(campaign.visits) : ''),
    },
    {
      id: 'unsubscribes',
      header: t('columns.unsubscribes'),
      align: 'end',
      hide: 'narrow',
      cell: (campaign) => (hasBegun(campaign) ? number(campaign.unsubscribes) : ''),
    },
    {
      id: 'changed',
      header: t('columns.changed'),
      hide: 'narrow',
      className: 'whitespace-nowrap',
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (campaign) => <RowMenu campaign={campaign} />,
    },
  ];
}

function CampaignFilters({ state }: { state: TableState<typeof campaignTable.filters, never> }) {
  const { t } = useTranslation('campaigns.admin');
  const topics = useQuery(callQuery('newsletter.tags.list'));
  const unknown = state.filter('unknownDeliveries');
  return (
    <>
      <StatusFilter
        states={valuesOf(CampaignStatus)}
        nameOf={(value) => t(`states.${value}`)}
        {...state.filter('status')}
      />
      <SelectFilter
        label={t('filters.results')}
        any={t('filters.anyResult')}
        options={[{ value: 'unknown', label: t('filters.unknown') }]}
        value={unknown.value ? 'unknown' : undefined}
        onChange={(chosen) => unknown.onChange(chosen === 'unknown' ? true : undefined)}
      />
      <SelectFilter
        label={t('filters.tags')}
        any={t('filters.anyTopic')}
        className="w-48"
        options={(topics.data ?? []).map(({ id, data }) => ({ value: id, label: data }))}
        {...state.filter('tags')}
      />
    </>
  );
}
