import {
  type AddressWire,
  type MembershipWire,
  type MyMembershipWire,
  PlanKind,
  type PlanWire,
  type ProvinceCode,
} from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amounts } from '@/features/common/amounts';
import { AcceptedPolicies } from '@/features/common/policies/accepted-policies';
import { ProvinceOptions } from '@/features/common/province-options';
import { TotalAnnouncement } from '@/features/common/total-announcement';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { formatDay, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { Card } from '@/ui/layout/card';
import { plansQuery } from '../api/queries';
import { useJoin } from '../api/use-membership-changes';
import { runningOf } from '../model/term';
import { useYoung, YouthFields } from './youth-fields';

interface JoinFormProps {
  plan: PlanWire;
  /** The person's saved addresses, whose province the form begins with. */
  addresses: readonly AddressWire[];
  /** The memberships that run. A new one begins after the one of the same person. */
  mine: MyMembershipWire;
  /** The child whose membership the person renews, or null. */
  childId: string | null;
  isLeaving: boolean;
  onJoined: (membership: MembershipWire) => void;
}

/** Returns the state of the form: its fields with their errors, the price in the province, and the joining itself. */
function useJoinForm({ plan, addresses, childId, isLeaving, onJoined }: JoinFormProps) {
  const { t } = useTranslation('memberships');
  const home = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const [province, setProvince] = useState<ProvinceCode | null>(home?.province ?? null);
  const young = useYoung(plan, childId);
  const [wasSubmitted, setSubmitted] = useState(false);
  const priced = useQuery({ ...plansQuery(province), placeholderData: keepPreviousData });
  const price = priced.data?.find(({ id }) => id === plan.id) ?? plan;
  const { mutate, error, isPending } = useJoin(onJoined);
  // Without the prices of the province, the total would lack its taxes.
  const failedPrice = priced.data === undefined && priced.error !== null ? priced : null;
  const isPricing = (priced.data === undefined || priced.isPlaceholderData) && failedPrice === null;
  const isBlocked = failedPrice !== null || young.hasFailed;
  const isWaiting = isPending || isLeaving || isPricing || young.isWaiting;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (province === null || young.lacksBirthDate || young.lacksGuardian || isWaiting || isBlocked) return;
    mutate({ planId: plan.id, province, ...young.body, expectedTotal: price.total });
  };
  const missing = (lacks: boolean, text: string) => (wasSubmitted && lacks ? text : undefined);
  // A message about a field that is not asked for is shown above the button.
  const refused = (name: string, isAsked: boolean) => (isAsked ? fieldError(error, name) : undefined);
  const { asksBirthDate } = young;
  const youngErrors = {
    childId: refused('childId', young.children.length > 0),
    birthDate: missing(young.lacksBirthDate, t('join.birthDateMissing')) ?? refused('birthDate', asksBirthDate),
    guardianEmail: missing(young.lacksGuardian, t('join.guardianMissing')) ?? refused('guardianEmail', asksBirthDate),
  };
  const isShownByField = Object.values(youngErrors).some((text) => text !== undefined);
  return {
    ...{ province, setProvince, young, youngErrors, price, failedPrice, isPricing, isWaiting, isBlocked, submit },
    provinceError: wasSubmitted && province === null ? t('join.provinceMissing') : undefined,
    refusal: isShownByField ? null : error,
  };
}

/** Asks for the province and for the person whom the plan is for, and shows the total before the payment. */
export function JoinForm(props: JoinFormProps) {
  const { plan } = props;
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const form = useJoinForm(props);
  const { province, price, failedPrice, isWaiting } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-6">
        <Field label={t('join.province')} hint={t('join.provinceHint')} error={form.provinceError} required>
          <Select
            value={province ?? ''}
            autoComplete="address-level1"
            onChange={({ target }) => form.setProvince((target.value || null) as ProvinceCode | null)}
          >
            <option value="">{t('join.choose')}</option>
            <ProvinceOptions />
          </Select>
        </Field>
        <YouthFields young={form.young} errors={form.youngErrors} />
        <BeginsLater plan={plan} mine={props.mine} childId={form.young.childId} />
        <FormAlert>{form.refusal && errorMessage(form.refusal)}</FormAlert>
        <AcceptedPolicies by="membership" sentence={t('join.accepted')} />
        <Button
          type="submit"
          size="lg"
          pending={isWaiting}
          disabled={form.isBlocked}
          className="self-start max-sm:w-full"
        >
          {!isWaiting && <Lock aria-hidden className="size-5" />}
          {province === null || failedPrice
            ? t('join.pay')
            : t('join.payTotal', { total: formatMoney(price.total, locale) })}
        </Button>
        <p className="text-sm text-muted">{t('join.never')}</p>
      </div>
      <Card className="flex flex-col gap-5">
        <TotalAnnouncement total={province === null || failedPrice ? undefined : price.total} />
        <div>
          <h2 className="display-3">{plan.name}</h2>
          <p className="mt-1 text-muted">{plan.summary}</p>
        </div>
        {failedPrice ? (
          <ErrorState
            error={failedPrice.error}
            onRetry={() => void failedPrice.refetch()}
            retrying={failedPrice.isFetching}
          />
        ) : (
          <Amounts
            amounts={{ subtotal: price.price, taxes: price.taxes, total: price.total }}
            taxesLater={province === null ? t('join.taxesLater') : undefined}
            isPending={form.isPricing}
          />
        )}
      </Card>
    </form>
  );
}

/** Says when the membership begins, if one of the same person runs. */
function BeginsLater({ plan, mine, childId }: Pick<JoinFormProps, 'plan' | 'mine' | 'childId'>) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { lastDay = null, nextFirstDay = null } = runningOf(mine, childId, now) ?? {};
  return (
    <div role="status" className="empty:contents">
      {lastDay !== null && nextFirstDay !== null && (
        <p className="rounded-control border-2 border-warn px-4 py-3">
          {t('join.begins', { until: formatDay(lastDay, locale), day: formatDay(nextFirstDay, locale) })}
          {plan.kind === PlanKind.FAMILY && ` ${t('familyBegins')}`}
        </p>
      )}
    </div>
  );
}

/** Returns the server's message about a field. Two codes are about the age. */
function fieldError(error: Error | null, name: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (name === 'birthDate' && (error.code === 'MEMB_008' || error.code === 'MEMB_017')) return errorMessage(error);
  return error.fields.find(({ field }) => field === name)?.message;
}
