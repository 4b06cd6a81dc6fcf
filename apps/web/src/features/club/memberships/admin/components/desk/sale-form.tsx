import { type MembershipAdminWire, PlanKind, type PlanWire, DeskMethod, Role, valuesOf } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amounts } from '@/features/common/amounts';
import { ProvinceOptions } from '@/features/common/province-options';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Select } from '@/ui/fields/select';
import { Textarea } from '@/ui/fields/textarea';
import { plansQuery } from '../../api/queries';
import { offeredPlansQuery, useDeskOrder, useLookUp } from '../../api/use-desk';
import {
  type Buyer,
  canBuy,
  lacksPlan,
  newSale,
  orderOf,
  type SaleMethod,
  saleRules,
  type SaleValues,
  youngNeeds,
  type YoungNeeds,
} from '../../model/sale';
import { BuyerFacts, NewcomerFields } from './buyer-facts';
import { youngErrors, YoungFields } from './young-fields';

interface SaleFormProps {
  buyer: Buyer;
  onSold: (membership: MembershipAdminWire) => void;
  /** Called with the person's current data after a sale was refused. */
  onChanged: (buyer: Buyer) => void;
  onLeave: () => void;
}

/** Asks for the plan, the province and the payment, and sells or gives the membership. */
export function SaleForm({ buyer, ...props }: SaleFormProps) {
  const { t } = useTranslation('memberships.admin');
  const { account } = buyer;
  return (
    <div className="flex flex-col gap-5">
      <BuyerFacts buyer={buyer} />
      {account === null || canBuy(account) ? (
        <Order buyer={buyer} {...props} />
      ) : (
        <Button variant="outline" className="self-start" onClick={props.onLeave}>
          {t('desk.sale.other')}
        </Button>
      )}
    </div>
  );
}

function useOrderForm({ buyer, onSold, onChanged }: SaleFormProps) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const { account, email } = buyer;
  const [method, setMethod] = useState<SaleMethod>(DeskMethod.CARD);
  const offered = useQuery(offeredPlansQuery(null)).data;
  // A gift may also be of a plan that is not offered.
  const all = useQuery({ ...plansQuery(), enabled: method === null }).data;
  const plans = method === null ? (all ?? offered) : offered;
  const youthPlan = plans?.find(({ kind }) => kind === PlanKind.YOUTH)?.id;
  const needsOf = (values: SaleValues): YoungNeeds => youngNeeds(values, { account, method, youthPlan });
  const client = useQueryClient();
  const offeredIn = (within: SaleValues['province']) => client.getQueryData(offeredPlansQuery(within || null).queryKey);
  const form = useRuledForm(saleRules(account === null, method), newSale(account, locale), (values) => ({
    planId: lacksPlan(values.planId, method, offeredIn(values.province)) ? t('desk.sale.planMissing') : undefined,
    province: values.province === '' ? t('desk.sale.provinceMissing') : undefined,
    ...youngErrors(values, needsOf(values), t),
  }));
  const [planId, province] = form.watch(['planId', 'province']);
  const needs = needsOf(form.watch());
  const priced = useQuery({ ...offeredPlansQuery(province || null), placeholderData: keepPreviousData });
  const plan = priced.data?.find(({ id }) => id === planId);
  const lookUp = useLookUp();
  const order = useDeskOrder(onSold);
  const submit = form.handleSubmit((values) => {
    const isPriced = method === null || (plan !== undefined && !priced.isPlaceholderData);
    if (values.province === '' || !isPriced) return;
    const facts = { email, account, method, isYouth: planId === youthPlan, expectedTotal: plan?.total ?? 0 };
    order.mutate(orderOf({ ...values, province: values.province }, facts), {
      onError: (error) => {
        form.showServerErrors(error);
        // Someone else sold to this person meanwhile. The form shows what the person has now.
        const isOutdated = error instanceof ApiError && error.code === 'MEMB_015';
        if (isOutdated) lookUp.mutate(email, { onSuccess: (now) => onChanged({ email, account: now }) });
      },
    });
  });
  return { form, method, setMethod, plan, priced, order, submit, needs };
}

function Order(props: SaleFormProps) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  const { account } = props.buyer;
  const { form, method, setMethod, plan, priced, order, submit, needs } = useOrderForm(props);
  const { errorOf, register, watch } = form;
  const isGift = method === null;
  // Without the prices, staff do not know the amount to charge.
  const failure = priced.data === undefined ? priced.error : null;
  const isPricing = !isGift && (priced.isPending || priced.isPlaceholderData);
  const hasProvince = watch('province') !== '';
  const action = isGift
    ? t('desk.sale.give')
    : plan && hasProvince
      ? t('desk.sale.sell', { amount: formatMoney(plan.total, locale) })
      : t('desk.sale.sellUnpriced');
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {account === null && <NewcomerFields form={form} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('columns.plan')} error={errorOf('planId')} required>
          {/* The options load after the form, so the select needs its value. */}
          <Select {...register('planId')} value={watch('planId')}>
            <option value="">{t('desk.sale.choose')}</option>
            <PlanOptions isGift={isGift} offered={priced.data ?? []} />
          </Select>
        </Field>
        <Field label={t('desk.sale.province')} error={errorOf('province')} required>
          <Select {...register('province')}>
            <option value="">{t('desk.sale.choose')}</option>
            <ProvinceOptions />
          </Select>
        </Field>
      </div>
      {watch('planId') !== '' && <YoungFields form={form} account={account} needs={needs} />}
      {failure !== null && (
        <ErrorState error={failure} onRetry={() => void priced.refetch()} retrying={priced.isFetching} />
      )}
      <Payment method={method} canGive={account !== null} onChange={setMethod} />
      {isGift && (
        <Field label={t('end.reason')} hint={t('end.reasonHint')} error={errorOf('reason')} required>
          <Textarea rows={2} {...register('reason')} />
        </Field>
      )}
      {!isGift && plan && hasProvince && <Total plan={plan} isPending={priced.isPlaceholderData} />}
      <FormAlert>{order.error && errorMessage(order.error)}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={order.isPending || isPricing} disabled={!isGift && failure !== null}>
          {action}
        </Button>
        <Button variant="quiet" onClick={props.onLeave}>
          {t('desk.sale.other')}
        </Button>
      </div>
    </form>
  );
}

/** A gift may also be of a plan that is not offered. */
function PlanOptions({ isGift, offered }: { isGift: boolean; offered: readonly PlanWire[] }) {
  const locale = useLocale();
  const all = useQuery({ ...plansQuery(), enabled: isGift });
  const plans = isGift && all.data ? all.data.map(({ id, name }) => ({ id, name: name[locale] })) : offered;
  return plans.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

interface PaymentProps {
  method: SaleMethod;
  /** False for a person without an account, who cannot be given a membership. */
  canGive: boolean;
  onChange: (method: SaleMethod) => void;
}

function Payment({ method, canGive, onChange }: PaymentProps) {
  const { t } = useTranslation(['memberships.admin', 'kit']);
  const { hasRole } = useSession();
  const paid = valuesOf(DeskMethod).map((each) => ({
    value: each as DeskMethod | 'free',
    label: t(`kit:paid.methods.${each}`),
    hint: t(`kit:paid.hints.${each}`),
  }));
  const free = {
    value: 'free' as const,
    label: t('desk.sale.free'),
    hint: t(canGive ? 'desk.sale.freeHint' : 'desk.sale.freeNeedsAccount'),
    disabled: !canGive,
  };
  return (
    <RadioGroup
      legend={t('kit:paid.how')}
      value={method ?? 'free'}
      onChange={(next) => onChange(next === 'free' ? null : next)}
      options={hasRole(Role.SUPER_ADMIN) ? [...paid, free] : paid}
    />
  );
}

function Total({ plan: { price: subtotal, taxes, total }, isPending }: { plan: PlanWire; isPending: boolean }) {
  return (
    <div role="status">
      <Amounts amounts={{ subtotal, taxes, total }} isPending={isPending} />
    </div>
  );
}
