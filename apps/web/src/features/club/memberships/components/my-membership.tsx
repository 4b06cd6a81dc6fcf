import {
  type ChildMembershipWire,
  limits,
  type MembershipWire,
  type MyMembershipWire,
  PlanKind,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { useOnline } from '@/lib/use-online';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { Card } from '@/ui/layout/card';
import { myMembershipQuery, plansQuery } from '../api/queries';
import { useMembershipInvoice, useReminders } from '../api/use-membership-changes';
import { cardIn, keepCard, keptCard, type KeptCard } from '../model/kept-card';
import { waitsUntil } from '../model/term';
import { MembershipCard } from './membership-card';
import { RefundMembership } from './refund-membership';

export interface MyMembershipProps {
  /** The member's name, for the card. */
  name: string;
  userId: string | undefined;
}

/** The person's membership with its card, the renewal and its papers, or an invitation to join. */
export function MyMembership({ name, userId }: MyMembershipProps) {
  const { t } = useTranslation('memberships');
  const mine = useQuery({ ...myMembershipQuery(), staleTime: 0 });
  const { data, error, isFetching, isPaused, refetch } = mine;
  useKeptCard(userId, data);
  const kept = data === undefined && (isPaused || error !== null) ? keptCard(userId) : null;
  if (kept !== null)
    return <OfflineCard kept={kept} name={name} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined && error)
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) {
    return (
      <Loading label={t('mine.loading')}>
        <Skeleton className="aspect-[1.6] w-full max-w-md" />
      </Loading>
    );
  }
  // During an upgrade, a process of the previous version does not name the family.
  const { current, family = null, children, unpaid } = data;
  if (current === null && family === null && children.length === 0 && unpaid === null) {
    return (
      <EmptyState
        title={t('mine.none')}
        text={t('mine.noneText')}
        action={<ButtonLink to={paths.membership}>{t('mine.seePlans')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {unpaid && <Unpaid membership={unpaid} />}
      {current?.child === null && <Current mine={data} membership={current} name={name} />}
      {current?.child && <PaidByOther mine={data} text={t('mine.fromGuardian')} name={name} />}
      {family && <PaidByOther mine={data} text={t('mine.ofFamily', { holder: family.holder })} name={name} />}
      {children.map((membership) => (
        <OfChild key={membership.id} mine={data} membership={membership} />
      ))}
    </div>
  );
}

/** Returns whether the form can renew a membership: its plan is offered, and no other purchase waits for its payment. */
function useCanRenew({ unpaid }: MyMembershipWire, { plan }: MembershipWire): boolean {
  const offered = useQuery(plansQuery());
  return unpaid === null && offered.data?.some(({ id }) => id === plan.id) === true;
}

/** The card of an account whose membership another account pays for and renews, and the text that says so. */
function PaidByOther({ mine, text, name }: { mine: MyMembershipWire; text: string; name: string }) {
  const card = cardIn(mine);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[28rem_minmax(0,1fr)]">
      {card && <MembershipCard card={card} name={name} />}
      <p className="text-muted">{text}</p>
    </div>
  );
}

/** The membership of a child, whose guardian renews it, has its invoice and can be refunded. */
function OfChild({ mine, membership }: { mine: MyMembershipWire; membership: ChildMembershipWire }) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const { child, plan, lastDay, refundableUntil } = membership;
  const canRenew = useCanRenew(mine, membership);
  return (
    <Card className="flex flex-col items-start gap-4">
      <p>
        <span className="block font-semibold wrap-anywhere">
          {t('mine.ofChild', { name: child?.name ?? '', plan: plan.name })}
        </span>
        {lastDay !== null && <span className="text-muted">{t('card.until', { day: formatDay(lastDay, locale) })}</span>}
        <Begins membership={membership} />
      </p>
      <div className="flex flex-wrap gap-3">
        {canRenew && child !== null && (
          <ButtonLink
            variant="outline"
            to={`${paths.joinMembership(plan.kind)}&child=${child.id}`}
            aria-label={t('mine.named', { action: t('mine.renew'), name: child.name })}
          >
            {t('mine.renew')}
          </ButtonLink>
        )}
        <Invoice membership={membership} />
      </div>
      {refundableUntil && <RefundMembership membership={membership} until={refundableUntil} />}
    </Card>
  );
}

/** The button that downloads the invoice of a paid membership. */
function Invoice({ membership }: { membership: MembershipWire }) {
  const { t } = useTranslation('memberships');
  const { mutate, isPending } = useMembershipInvoice(membership);
  const name = membership.child?.name;
  if (membership.paidAt === null) return null;
  return (
    <Button
      variant="outline"
      aria-label={name && t('mine.named', { action: t('mine.invoice'), name })}
      pending={isPending}
      onClick={() => mutate()}
    >
      <FileDown aria-hidden className="size-5" />
      {t('mine.invoice')}
    </Button>
  );
}

/** The first day of a membership that continues the one which runs. */
function Begins({ membership }: { membership: MembershipWire }) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { plan } = membership;
  const firstDay = waitsUntil(membership, now);
  if (firstDay === null) return null;
  return (
    <span className="mt-2 block font-semibold text-ink">
      {t('mine.begins', { plan: plan.name, day: formatDay(firstDay, locale) })}
      {plan.kind === PlanKind.FAMILY && ` ${t('familyBegins')}`}
    </span>
  );
}

/** Keeps the card in this browser whenever the server has confirmed it. */
function useKeptCard(userId: string | undefined, mine: MyMembershipWire | undefined): void {
  useEffect(() => {
    if (userId !== undefined && mine !== undefined) keepCard(userId, cardIn(mine));
  }, [userId, mine]);
}

interface OfflineCardProps {
  kept: KeptCard;
  name: string;
  isFetching: boolean;
  onRetry: () => void;
}

/** The card as this browser last saw it, for a place without a network. It is checked again when there is one. */
function OfflineCard({ kept, name, isFetching, onRetry }: OfflineCardProps) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const { seenAt, lastDay } = kept;
  const isOnline = useOnline();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOnline) retry();
  }, [isOnline]);
  return (
    <div className="flex flex-col gap-5">
      <MembershipCard card={kept} name={name} />
      <p role="status" className="max-w-md rounded-control border-2 border-warn px-4 py-3">
        {t('card.offline', {
          when: formatDateTime(seenAt, locale),
          day: lastDay === null ? '—' : formatDay(lastDay, locale),
        })}
      </p>
      <Button variant="outline" className="self-start" pending={isFetching} onClick={onRetry}>
        {t('card.again')}
      </Button>
    </div>
  );
}

function Unpaid({ membership: { id, plan } }: { membership: MembershipWire }) {
  const { t } = useTranslation('memberships');
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 border-2 border-warn">
      <p className="font-semibold">{t('mine.unpaid', { plan: plan.name })}</p>
      <ButtonLink to={paths.membershipPage(id)}>{t('mine.toPayment')}</ButtonLink>
    </Card>
  );
}

interface CurrentProps {
  mine: MyMembershipWire;
  membership: MembershipWire;
  name: string;
}

function Current({ mine, membership, name }: CurrentProps) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const { plan, lastDay, endsAt, wantsReminders } = membership;
  const [now] = useState(() => Date.now());
  const isInGrace = endsAt !== null && now >= Date.parse(endsAt);
  const canRenew = useCanRenew(mine, membership);
  const reminders = useReminders(membership);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[28rem_minmax(0,1fr)]">
      <MembershipCard card={cardIn(mine) ?? { planName: plan.name, number: membership.number, lastDay }} name={name} />
      <div className="flex flex-col items-start gap-5">
        {isInGrace && lastDay !== null && (
          <p role="status" className="rounded-control border-2 border-warn px-4 py-3">
            {t('mine.grace', { day: formatDay(lastDay, locale), count: limits.membershipGraceDays })}
          </p>
        )}
        <p className="text-muted">
          {t('mine.text')}
          <Begins membership={membership} />
        </p>
        <div className="flex flex-wrap gap-3">
          {canRenew && <ButtonLink to={paths.joinMembership(plan.kind)}>{t('mine.renew')}</ButtonLink>}
          <Invoice membership={membership} />
        </div>
        <Checkbox
          label={t('mine.reminders')}
          checked={reminders.isPending ? reminders.variables : wantsReminders}
          onChange={({ target }) => reminders.mutate(target.checked)}
        />
        {mine.refundableUntil !== null && <RefundMembership membership={membership} until={mine.refundableUntil} />}
      </div>
    </div>
  );
}
