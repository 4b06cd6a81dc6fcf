import type { CampaignResultsWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { FigureTable } from '@/ui/chart/figure-table';
import { Panel } from '@/features/common/admin/panel';
import { formatNumber, formatOfficeDate, formatPercent } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { Link } from '@/ui/actions/link';
import { BarChart } from '@/ui/chart/bar-chart';
import type { ChartData } from '@/ui/chart/chart-data';

interface ComparedCampaign {
  id: string | null;
  title: string;
  sentAt: string | null;
  sent: number;
  people: number;
  unsubscribes: number;
}

/** Returns the count per hundred sent emails, to one decimal, because campaigns differ in size. */
const share = (count: number, { sent }: ComparedCampaign): number =>
  sent === 0 ? 0 : Math.round((count / sent) * 1000) / 10;

/** Compares the campaign with the five sent before it. */
export function CampaignComparison({ title, results }: { title: string; results: CampaignResultsWire }) {
  const { t } = useTranslation('results.admin');
  const locale = useLocale();
  const { counts, visits, unsubscribes, startedAt, before } = results;
  const own: ComparedCampaign = {
    id: null,
    title,
    sentAt: startedAt,
    sent: counts.sent,
    people: visits.people,
    unsubscribes,
  };
  const rows = [own, ...before];
  const percent = (value: number) => formatPercent(value / 100, locale);
  const data: ChartData<ComparedCampaign> = {
    label: t('before.label'),
    rows,
    category: (row) => row.title,
    shortCategory: ({ id, title: name }) => (id === null ? t('before.this') : shortTitle(name)),
    categoryName: t('before.campaign'),
    series: [{ id: 'people', name: t('before.visits'), tone: 'ice', value: (row) => share(row.people, row) }],
    format: percent,
  };
  return (
    <Panel title={t('before.title')}>
      {before.length === 0 ? (
        <p className="text-muted">{t('before.none')}</p>
      ) : (
        <>
          <p className="text-column text-sm text-muted">{t('before.text')}</p>
          <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
            <BarChart data={data} className="h-64" isLying />
            <FigureTable
              label={t('before.title')}
              name={{ header: t('before.campaign'), cell: (row) => <Name row={row} /> }}
              rows={rows}
              rowId={({ id }) => id ?? 'this'}
              columns={[
                { id: 'sent', header: t('before.sent'), cell: ({ sent }) => formatNumber(sent, locale) },
                { id: 'people', header: t('before.people'), cell: ({ people }) => formatNumber(people, locale) },
                { id: 'left', header: t('before.left'), cell: (row) => percent(share(row.unsubscribes, row)) },
              ]}
            />
          </div>
        </>
      )}
    </Panel>
  );
}

function Name({ row: { id, title, sentAt } }: { row: ComparedCampaign }) {
  const locale = useLocale();
  return (
    <>
      {id === null ? (
        <span className="block font-semibold wrap-anywhere">{title}</span>
      ) : (
        <Link
          to={paths.campaignResults(id)}
          className="flex min-h-11 items-center text-ice wrap-anywhere hover:underline"
        >
          {title}
        </Link>
      )}
      {sentAt !== null && <span className="block text-sm text-muted">{formatOfficeDate(sentAt, locale)}</span>}
    </>
  );
}

/** There is room for two short lines beside a bar. */
const shortTitle = (title: string): string => (title.length > 26 ? `${title.slice(0, 24).trimEnd()}…` : title);
