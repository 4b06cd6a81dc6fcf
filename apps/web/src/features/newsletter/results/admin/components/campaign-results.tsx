import type { CampaignResultsWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Panel } from '@/features/common/admin/panel';
import { Figure } from '@/ui/chart/figure';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CampaignComparison } from './beside-others';
import { LinkVisits } from './link-visits';
import { OverTime } from './over-time';
import { VisitKinds } from './visit-kinds';

/** The results of a campaign: deliveries, link visits, unsubscribes, their timeline, and a comparison. */
export function CampaignResults({ title, results }: { title: string; results: CampaignResultsWire }) {
  const { t } = useTranslation('results.admin');
  const hasVisits = results.reasons.length > 0;
  if (results.startedAt === null) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <Tiles results={results} />
      <Panel title={t('time.title')}>
        <OverTime results={results} />
      </Panel>
      <div className="grid grid-cols-1 gap-3 sm:gap-4 xl:grid-cols-[2fr_3fr]">
        <Panel title={t('kinds.title')}>
          {hasVisits ? <VisitKinds results={results} /> : <p className="text-muted">{t('kinds.none')}</p>}
        </Panel>
        <LinkVisits results={results} />
      </div>
      <CampaignComparison title={title} results={results} />
    </div>
  );
}

function Tiles({ results: { counts, visits, readers, unsubscribes } }: { results: CampaignResultsWire }) {
  const { t } = useTranslation('results.admin');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const percent = (part: number, whole: number) => formatPercent(Math.round((part / whole) * 1000) / 1000, locale);
  const ofSent = (value: number): string =>
    counts.sent === 0 ? '' : t('tiles.share', { share: percent(value, counts.sent) });
  const waiting = counts.pending + counts.sending;
  const total = waiting + counts.sent + counts.failed + counts.unknown + counts.skipped;
  const tiles = [
    {
      id: 'sent',
      value: counts.sent,
      note:
        waiting > 0
          ? t('tiles.waiting', { count: waiting, number: number(waiting) })
          : counts.sent < total
            ? t('tiles.reached', { share: percent(counts.sent, total), count: total, number: number(total) })
            : '',
    },
    { id: 'readers', value: readers, note: ofSent(readers) },
    { id: 'visits', value: visits.people, note: t('tiles.visitsNote') },
    { id: 'unsubscribes', value: unsubscribes, note: ofSent(unsubscribes) },
    { id: 'failed', value: counts.failed, note: t('tiles.failedNote') },
    { id: 'unknown', value: counts.unknown, note: t('tiles.unknownNote') },
    { id: 'skipped', value: counts.skipped, note: t('tiles.skippedNote') },
  ] as const;
  const [first, rest] = [tiles.slice(0, 4), tiles.slice(4)];
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {first.map(({ id, value, note }) => (
          <div key={id} className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-ground p-4 sm:p-5">
            <dt className="text-sm font-semibold text-muted">{t(`tiles.${id}`)}</dt>
            <dd className="flex min-w-0 flex-col gap-2">
              <Figure>{number(value)}</Figure>
              {note !== '' && <span className="text-sm text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-1 gap-x-6 rounded-card border border-line bg-ground px-4 py-2 sm:px-5 md:grid-cols-3">
        {rest.map(({ id, value, note }) => (
          <div key={id} className="flex flex-col gap-0.5 py-2">
            <dt className="text-sm font-semibold text-muted">{t(`tiles.${id}`)}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="numeral text-lg">{number(value)}</span>
              <span className="text-sm text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
