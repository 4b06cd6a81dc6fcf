import { type MembershipAdminWire, MembershipEventKind, MembershipStatus, provinces } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disputes } from '@/features/common/admin/disputes';
import { MailsLink } from '@/features/common/admin/mails-link';
import { StaffRefunds } from '@/features/common/admin/refused-refunds';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { Amounts } from '@/features/common/amounts';
import { History } from '@/features/common/history';
import { paths } from '@/lib/dashboard-paths';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { formatDay, formatMoney, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { membershipQuery } from '../api/queries';
import { useRetryRefund } from '../api/use-retry-refund';
import { canEnd, membershipIcons, refundableOf } from '../model/membership';
import { EndMembership } from './end-membership';
import { Guardian, useMemberName } from './member-name';
import { StatusBadge } from './status-badge';

/** The drawer of a membership: the term, the member, the payment, the timeline and its ending. */
export function MembershipDrawer({ id }: { id: string }) {
  const { t } = useTranslation('memberships.admin');
  const membership = useQuery({ ...membershipQuery(id), staleTime: 0 });
  return (
    <LoadedDrawer query={membership} title={t('details.loading')} backTo={paths.dashboardMemberships}>
      {(data) => <MembershipDetails membership={data} />}
    </LoadedDrawer>
  );
}

function MembershipDetails({ membership }: { membership: MembershipAdminWire }) {
  const { t } = useTranslation(['memberships.admin', 'kit']);
  const drawer = useRouteDrawer({ backTo: paths.dashboardMemberships });
  const [isEnding, setEnding] = useState(false);
  const { id, number, status, refunds } = membership;
  const retrying = useRetryRefund(id, () => notify({ type: 'success', message: t('kit:refusedRefunds.retried') }));
  return (
    <RouteDrawer
      drawer={drawer}
      title={
        <span className="flex flex-wrap items-center gap-3">
          <span className="numeral whitespace-nowrap">{number}</span>
          <StatusBadge status={status} />
        </span>
      }
      footer={
        canEnd(membership) && (
          <Button variant="outline" onClick={() => setEnding(true)}>
            {t('end.action')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-8">
        <Term membership={membership} />
        <Member membership={membership} />
        <Part title={t('details.payment')}>
          <Payment membership={membership} />
          <StaffRefunds refunds={refunds} retrying={retrying} />
          <Disputes subjectId={membership.id} />
        </Part>
        <Part title={t('details.timeline')}>
          <Timeline membership={membership} />
        </Part>
      </div>
      {/* The dialog stays if someone else ends the membership meanwhile, so that it can say so. */}
      {isEnding && <EndMembership membership={membership} onClose={() => setEnding(false)} />}
    </RouteDrawer>
  );
}

interface PartProps {
  membership: MembershipAdminWire;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col">
      <h3 className="display-3 mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** The plan and its days, with what follows from the state. */
function Term({ membership }: PartProps) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const { plan, status, firstDay, lastDay, graceEndsAt, holdExpiresAt } = membership;
  const isActive = status === MembershipStatus.ACTIVE;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-lg font-semibold">{plan.name}</p>
      {firstDay !== null && lastDay !== null && (
        <p className="tabular-nums">
          {t('details.term', { from: formatDay(firstDay, locale), to: formatDay(lastDay, locale) })}
        </p>
      )}
      {isActive && graceEndsAt !== null && (
        <p className="text-muted">{t('details.grace', { when: formatOfficeDateTime(graceEndsAt, locale) })}</p>
      )}
      {status === MembershipStatus.PENDING && (
        <p className="mt-2 rounded-control bg-raised p-4">
          {t('details.heldUntil', { when: formatOfficeDateTime(holdExpiresAt, locale) })}
        </p>
      )}
    </div>
  );
}

function Member({ membership }: PartProps) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const nameOf = useMemberName();
  const { userId, email, province, status, wantsReminders } = membership;
  return (
    <Part title={t('details.member')}>
      <p className="font-semibold wrap-anywhere">{nameOf(membership)}</p>
      <Guardian membership={membership} />
      {userId === null ? (
        <p className="text-muted">{t('details.erased')}</p>
      ) : (
        <>
          <TextLink to={`mailto:${email}`} className="inline-flex min-h-11 items-center self-start wrap-anywhere">
            {email}
          </TextLink>
          <MailsLink to={email} />
        </>
      )}
      <p className="mt-2 text-muted">{provinces[province][locale]}</p>
      {status === MembershipStatus.ACTIVE && !wantsReminders && (
        <p className="text-muted">{t('details.noReminders')}</p>
      )}
    </Part>
  );
}

function Payment({ membership }: PartProps) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const { price: subtotal, taxes, total, refunded, paidAt } = membership;
  if (total === 0) return <p>{t('details.givenFree')}</p>;
  const after = [
    { label: t('details.refunded'), value: formatMoney(-refunded, locale) },
    { label: t('details.left'), value: formatMoney(refundableOf(membership), locale) },
  ];
  return (
    <>
      <Amounts amounts={{ subtotal, taxes, total }} after={refunded > 0 ? after : []} />
      <p className="mt-2 text-sm text-muted">
        {paidAt === null ? t('details.unpaid') : t('details.paid', { when: formatOfficeDateTime(paidAt, locale) })}
      </p>
    </>
  );
}

/** The history of the membership, newest last: each event with the person, the reason and the amount. */
function Timeline({ membership: { events } }: PartProps) {
  const { t } = useTranslation('memberships.admin');
  const entries = events.map(({ kind, at, actor, amount, reason }, index) => ({
    key: String(index),
    icon: membershipIcons[kind],
    title: t(kind === MembershipEventKind.ENDED ? endedText({ amount, reason }) : `events.${kind}`),
    at,
    amount: amount || undefined,
    cause: actor === null ? undefined : t('details.by', { name: actor }),
    text: reason ?? undefined,
  }));
  return <History entries={entries} isOffice />;
}

/** Staff always give a reason. Without one, the membership ended with its money. */
function endedText({ amount, reason }: Pick<MembershipAdminWire['events'][number], 'amount' | 'reason'>) {
  if (reason === null) return 'events.endedByRefund';
  return amount ? 'events.endedWithRefund' : 'events.10';
}
