import { MembershipStatus, type MembershipWire, PaymentSubjectKind, PlanKind } from '@dronesoccer/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { MembershipCard, membershipQuery, rememberedReturn, waitsUntil } from '@/features/club/memberships';
import { MissingWaivers } from '@/features/club/waivers';
import { refreshMemberPrices } from '@/features/common/member-prices';
import { AwaitedPurchase, ConfirmedPurchase } from '@/features/common/purchase-done';
import { PayPanel, useAwaitedPayment } from '@/features/money/payments';
import { formatDay, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { PageHead } from '@/lib/page-head';
import { barePath, paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query/keys';
import { useSession } from '@/lib/session/use-session';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** A membership at its own address, and the page after the payment provider: its payment, or its card. */
export default function MembershipPage() {
  const { t } = useTranslation('memberships');
  const { id = '' } = useParams();
  // The person has returned from the payment provider, so the payment may still be confirmed.
  const isBack = useLocation().pathname.endsWith('/done');
  const client = useQueryClient();
  const refetchInterval = useAwaitedPayment<MembershipWire>(({ status }) => status === MembershipStatus.PENDING);
  const { data, error, isFetching, refetch } = useQuery({
    ...membershipQuery(id),
    staleTime: 0,
    refetchInterval: isBack ? refetchInterval : false,
  });
  const isActive = data?.status === MembershipStatus.ACTIVE;
  useEffect(() => {
    if (isActive) void refreshMemberPrices(client);
  }, [isActive, client]);
  return (
    <div className="page-width flex flex-col gap-8 pt-10 pb-20">
      <PageHead title={t('purchase.title')} isPrivate />
      <h1 className="display-2">{t('purchase.title')}</h1>
      {data && <State membership={data} isBack={isBack} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading label={t('mine.loading')}>
          <Skeleton className="h-80 w-full" />
        </Loading>
      )}
    </div>
  );
}

function State({ membership, isBack }: { membership: MembershipWire; isBack: boolean }) {
  const { t } = useTranslation('memberships');
  const { id, status, plan } = membership;
  if (status === MembershipStatus.ACTIVE) return <Active membership={membership} />;
  if (status === MembershipStatus.PENDING && !isBack) return <Unpaid membership={membership} />;
  if (status === MembershipStatus.PENDING) {
    return (
      <AwaitedPurchase
        title={t('purchase.waiting')}
        text={t('purchase.waitingText')}
        action={
          <ButtonLink to={paths.membershipPage(id)} variant="outline">
            {t('mine.toPayment')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('purchase.over', { plan: plan.name })}
      text={t('purchase.overText')}
      action={<ButtonLink to={paths.membership}>{t('mine.seePlans')}</ButtonLink>}
    />
  );
}

function Unpaid({ membership: { id, plan, total } }: { membership: MembershipWire }) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const [params] = useSearchParams();
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <FormAlert>{params.has('failed') && t('purchase.failed')}</FormAlert>
      <PayPanel
        subject={{ kind: PaymentSubjectKind.MEMBERSHIP, id }}
        token={null}
        shown={queryKeys.area('memberships')}
        words={{
          title: t('purchase.unpaid', { plan: plan.name }),
          text: t('purchase.unpaidText'),
          action: t('join.payTotal', { total: formatMoney(total, locale) }),
        }}
      />
    </div>
  );
}

function Active({ membership }: { membership: MembershipWire }) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const { user } = useSession();
  const back = rememberedReturn();
  const { lastDay } = membership;
  const [now] = useState(() => Date.now());
  const firstDay = waitsUntil(membership, now);
  return (
    <div className="flex flex-col items-start gap-8">
      <div role="status" className="w-full">
        <ConfirmedPurchase
          title={membership.child ? t('purchase.activeChild', { name: membership.child.name }) : t('purchase.active')}
          number={membership.number}
          className="pt-8 pb-24 sm:pt-10 sm:pb-28"
        >
          {lastDay !== null && (
            <p className="lead mt-4 max-w-2xl">
              {firstDay === null
                ? t(membership.child ? 'purchase.activeChildText' : 'purchase.activeText', {
                    day: formatDay(lastDay, locale),
                  })
                : t('purchase.begins', { begins: formatDay(firstDay, locale), day: formatDay(lastDay, locale) })}
              {firstDay !== null && membership.plan.kind === PlanKind.FAMILY && ` ${t('familyBegins')}`}
            </p>
          )}
        </ConfirmedPurchase>
      </div>
      <MembershipCard
        card={{ planName: membership.plan.name, number: membership.number, lastDay }}
        name={membership.child?.name ?? user?.name ?? ''}
      />
      <div className="flex flex-wrap gap-3">
        {back !== null && <ButtonLink to={barePath(back)}>{t('purchase.goBack')}</ButtonLink>}
        <ButtonLink to={paths.myMembership} variant={back === null ? 'primary' : 'outline'}>
          {t('purchase.toMine')}
        </ButtonLink>
        {back === null && (
          <ButtonLink to={paths.findArena} variant="outline">
            {t('purchase.book')}
          </ButtonLink>
        )}
      </div>
      <MissingWaivers
        of={membership.plan.kind === PlanKind.FAMILY ? 'family' : { childId: membership.child?.id ?? null }}
      />
    </div>
  );
}
