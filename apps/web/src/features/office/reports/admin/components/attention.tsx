import type { FailedJobReason, OverviewWire } from '@dronesoccer/contracts';
import { ArrowRight, CircleCheck, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { Link } from '@/ui/actions/link';
import { Panel } from '@/features/common/admin/panel';

/** Items that need attention, regardless of the period. Each count links to a list with as many rows. */
export function Attention({ data: { failedJobs, driftingSlots, waitingCampaigns } }: { data: OverviewWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const { failed, refused, droppedMails } = failedJobs;
  return (
    <Panel title={t('attention.title')} more={{ to: paths.failedJobs, label: t('attention.all') }}>
      {failed + refused + driftingSlots + waitingCampaigns.length === 0 ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
          {t('attention.none')}
        </p>
      ) : (
        <ul className="-mx-2 grid grid-cols-1 empty:hidden sm:grid-cols-2">
          {failed > 0 && (
            <Count figure={failed} text={t('attention.failed', { count: failed })} to={listOf('failed')} />
          )}
          {refused > 0 && (
            <Count figure={refused} text={t('attention.refused', { count: refused })} to={listOf('refused')} />
          )}
          {driftingSlots > 0 && (
            <Count figure={driftingSlots} text={t('attention.drift', { count: driftingSlots })} to={paths.slotDrift} />
          )}
        </ul>
      )}
      {waitingCampaigns.length > 0 && <WaitingCampaigns campaigns={waitingCampaigns} />}
      {droppedMails > 0 && (
        <p className="text-sm text-muted">
          {t('attention.dropped', { count: droppedMails, number: formatNumber(droppedMails, locale) })}
        </p>
      )}
    </Panel>
  );
}

/** Campaigns that await a decision. Each links to the page where the decision is made. */
function WaitingCampaigns({ campaigns }: { campaigns: OverviewWire['waitingCampaigns'] }) {
  const { t } = useTranslation('reports.admin');
  return (
    <section>
      <h3 className="font-semibold">{t('attention.campaigns', { count: campaigns.length })}</h3>
      <ul className="-mx-2">
        {campaigns.map(({ id, title, reason }) => (
          <li key={id}>
            <Link
              to={`${paths.campaign(id)}?tab=sending`}
              className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-raised"
            >
              <CirclePause aria-hidden className="size-5 shrink-0 text-warn" />
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">{title}</span>
                <span className="block text-sm text-muted">{t(`attention.pauses.${reason}`)}</span>
              </span>
              <ArrowRight aria-hidden className="size-4 shrink-0 text-ice" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const listOf = (reason: FailedJobReason): string => `${paths.failedJobs}?reason=${reason}`;

function Count({ figure, text, to }: { figure: number; text: string; to: string }) {
  const locale = useLocale();
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 hover:bg-raised">
        <span className="numeral min-w-8 text-3xl text-warn">{formatNumber(figure, locale)}</span>
        <span className="grow text-sm text-muted">{text}</span>
        <ArrowRight aria-hidden className="size-4 shrink-0 text-ice" />
      </Link>
    </li>
  );
}
