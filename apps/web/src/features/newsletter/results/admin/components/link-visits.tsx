import type { CampaignResultsWire, VisitCounts } from '@dronesoccer/contracts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FigureTable } from '@/ui/chart/figure-table';
import { Panel } from '@/features/common/admin/panel';
import { cx } from '@/lib/cx';
import { todayText } from '@/lib/days';
import { formatNumber } from '@/lib/format';
import { saveFile } from '@/lib/http/download';
import { useLocale } from '@/lib/i18n/use-locale';
import { filterClass, iconOnPhone } from '@/ui/data-table/filter-style';
import { linksFile } from '../model/links-file';

type Row = { url: string | null } & VisitCounts;

const visitorKinds = ['people', 'machines', 'unknown'] as const;

/** The number of visits per link and of the archive page. */
export function LinkVisits({ results: { links, archive, visits } }: { results: CampaignResultsWire }) {
  const { t } = useTranslation('results.admin');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const rows: Row[] = [...links, { url: null, ...archive }];
  const headings = [t('links.link'), ...visitorKinds.map((id) => t(`kinds.${id}`))];
  return (
    <Panel
      title={t('links.title')}
      actions={
        <button
          type="button"
          disabled={links.length === 0}
          className={cx(filterClass(false), iconOnPhone, 'disabled:opacity-55')}
          onClick={() => saveFile(linksFile(links, headings), `${t('links.file')}-${todayText()}.csv`)}
        >
          <Download aria-hidden className="size-4.5" />
          <span className="max-sm:sr-only">{t('links.export')}</span>
        </button>
      }
    >
      <FigureTable
        label={t('links.title')}
        name={{ header: t('links.link'), cell: ({ url }) => <LinkName url={url} /> }}
        rows={rows}
        rowId={({ url }) => url ?? ''}
        totalName={t('links.total')}
        columns={visitorKinds.map((id) => ({
          id,
          header: t(`kinds.${id}`),
          cell: (row: Row) => number(row[id]),
          total: number(visits[id]),
        }))}
      />
    </Panel>
  );
}

/** Shows the path of our own pages, and the host of others. */
function LinkName({ url }: { url: string | null }) {
  const { t } = useTranslation('results.admin');
  if (url === null) return <span className="text-muted">{t('links.archive')}</span>;
  const isOwn = url.startsWith(`${window.location.origin}/`);
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="text-ice wrap-anywhere hover:underline">
      {isOwn ? url.slice(window.location.origin.length) : url.replace(/^https?:\/\//, '')}
    </a>
  );
}
