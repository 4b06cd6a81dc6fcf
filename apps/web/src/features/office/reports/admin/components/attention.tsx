import {
  type AttentionKind,
  attentionKinds,
  type AttentionWire,
  type BackupWire,
  ContactState,
  DisputeStatus,
  OrderStatus,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck, CirclePause, DatabaseBackup } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { todayText } from '@/lib/days';
import { cx } from '@/lib/cx';
import { callQuery } from '@/lib/query/call-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Link } from '@/ui/actions/link';
import { Panel } from '@/features/common/admin/panel';
import { When } from '@/features/common/admin/when';

/** The lists of each kind. Each has as many rows as its count. */
const listOf = (kind: AttentionKind, { paymentsFrom }: AttentionWire): string =>
  ({
    failedPayments: `${paths.dashboardOrders}?status=${OrderStatus.PENDING}&by=failed&from=${paymentsFrom}&to=${todayText()}`,
    openDisputes: `${paths.disputes}?status=${DisputeStatus.NEEDS_RESPONSE}`,
    failedRefunds: `${paths.dashboardOrders}?refunds=failed`,
    bookingRefunds: `${paths.dashboardBookings}?failedRefund=true`,
    membershipRefunds: `${paths.dashboardMemberships}?failedRefund=true`,
    openReturns: `${paths.dashboardOrders}?returns=open`,
    newContacts: `${paths.dashboardContacts}?state=${ContactState.NEW}`,
    soldOut: `${paths.allProducts}?state=published&stock=out`,
    lowStock: `${paths.allProducts}?state=published&stock=low`,
    unknownDeliveries: `${paths.newsletter}?unknownDeliveries=true`,
    driftingSlots: paths.slotDrift,
    failedJobs: `${paths.failedJobs}?reason=failed`,
    refusedMails: `${paths.failedJobs}?reason=refused`,
    heldMails: `${paths.failedJobs}?reason=held`,
  })[kind];

export const attentionQuery = () => callQuery('reports.admin.attention');

/** Everything that waits for the user, regardless of any period. Kinds without anything are left out. */
export function Attention() {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(attentionQuery());
  if (!data && error) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const { counts, total, waitingCampaigns, droppedMails, backup } = data;
  return (
    <Panel title={t('attention.title')}>
      {total === 0 ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
          {t('attention.none')}
        </p>
      ) : (
        <ul className="-mx-2 grid grid-cols-1 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
          {attentionKinds.map((kind) => {
            const count = counts[kind] ?? 0;
            if (count === 0) return null;
            return (
              <Count key={kind} figure={count} text={t(`attention.kinds.${kind}`, { count })} to={listOf(kind, data)} />
            );
          })}
        </ul>
      )}
      {waitingCampaigns.length > 0 && <WaitingCampaigns campaigns={waitingCampaigns} />}
      {droppedMails > 0 && (
        <p className="text-sm text-muted">
          {t('attention.dropped', { count: droppedMails, number: formatNumber(droppedMails, locale) })}
        </p>
      )}
      {backup && <Backup backup={backup} />}
    </Panel>
  );
}

/** When the operator's script last backed everything up, and when a backup was last restored for a test. */
function Backup({ backup: { takenAt, testedAt, isOverdue } }: { backup: BackupWire }) {
  const { t } = useTranslation('reports.admin');
  return (
    <p className={cx('flex items-start gap-2 text-sm', isOverdue ? 'text-warn' : 'text-muted')}>
      <DatabaseBackup aria-hidden className="size-5 shrink-0" />
      <span>
        {takenAt === null ? (
          <span className="block">{t('attention.backup.none')}</span>
        ) : (
          <>
            <span className="block">
              {t('attention.backup.taken')} <When at={takenAt} hasTime />
            </span>
            <span className="block">
              {t('attention.backup.tested')}{' '}
              {testedAt === null ? t('attention.backup.never') : <When at={testedAt} hasTime />}
            </span>
          </>
        )}
        {isOverdue && <span className="block">{t('attention.backup.overdue')}</span>}
      </span>
    </p>
  );
}

/** Campaigns that await a decision. Each links to the page where the decision is made. */
function WaitingCampaigns({ campaigns }: { campaigns: AttentionWire['waitingCampaigns'] }) {
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
