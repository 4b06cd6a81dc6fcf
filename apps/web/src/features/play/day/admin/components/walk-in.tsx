import { BookingMode, type DaySlotWire, guardianDeclaration, PackageTier } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amounts } from '@/features/common/amounts';
import { QuantityStepper } from '@/features/common/quantity-stepper';
import { MethodChoice } from '@/features/common/admin/method-choice';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { listQuery } from '@/lib/query/list-query';
import { formatWallSpan } from '@/lib/wall-time';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Disclosure } from '@/ui/layout/fold';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { useBookAtDesk } from '../api/use-day-changes';
import { deskBodyOf, deskModes, deskRules, deskTiers, mostSeats, newDeskForm, quoteBodyOf } from '../model/desk-form';

export interface WalkInProps {
  open: boolean;
  slot: DaySlotWire;
  onClose: () => void;
}

/** Books for a walk-in customer who pays at the desk. */
export default function WalkIn({ open, ...props }: WalkInProps) {
  return open && <WalkInDialog {...props} />;
}

function WalkInDialog({ slot, onClose }: Omit<WalkInProps, 'open'>) {
  const { t } = useTranslation('day.admin');
  const locale = useLocale();
  const form = useRuledForm(deskRules, newDeskForm(slot), ({ isForMinor, guardianName }) => ({
    guardianName: isForMinor && guardianName.trim() === '' ? t('walkIn.guardianMissing') : undefined,
  }));
  const { errorOf, register, watch, setValue, getValues } = form;
  const { mode, tier, names, isForMinor, method } = watch();
  // The completed email address, which determines the price.
  const [email, setEmail] = useState('');
  const body = quoteBodyOf(slot.id, { mode, tier, names: names.map(() => '') }, email);
  const quote = useQuery({ ...listQuery('bookings.desk.admin.quote', { body }), staleTime: 0 });
  const shown = quote.isFetching ? undefined : quote.data;
  const book = useBookAtDesk(({ number }) => {
    notify({ type: 'success', message: t('walkIn.done', { number }) });
    onClose();
  });
  const submit = form.handleSubmit((values) => {
    if (!shown) return;
    // Fetch the price again, for another email address or because it has changed.
    const priceAgain = () => (values.email === email ? void quote.refetch() : setEmail(values.email));
    book.mutate(deskBodyOf(slot.id, values, shown.total), { onError: priceAgain });
  });
  const [problem] = shown?.problems ?? [];
  const failure = book.error ?? quote.error;
  const modes = deskModes(slot);
  const tiers = deskTiers(slot, mode);
  const setSeats = (seats: number) =>
    setValue(
      'names',
      Array.from({ length: seats }, (_, index) => getValues('names')[index] ?? ''),
    );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('walkIn.title')}
      text={t('walkIn.text', { time: formatWallSpan(slot.localStart, slot.localEnd, locale) })}
      keepLabel={t('walkIn.leave')}
      confirmLabel={shown ? t('walkIn.action', { amount: formatMoney(shown.total, locale) }) : t('walkIn.unpriced')}
      onSubmit={submit}
      pending={book.isPending}
      disabled={!shown || problem !== undefined}
      failure={<FormAlert>{failure ? errorMessage(failure) : problem?.message}</FormAlert>}
    >
      {modes.length > 1 && (
        <RadioGroup
          legend={t('walkIn.what')}
          value={mode}
          onChange={(next) => {
            setValue('mode', next);
            if (!deskTiers(slot, next).includes(tier)) setValue('tier', deskTiers(slot, next)[0] ?? tier);
          }}
          options={modes.map((each) => ({
            value: each,
            label: t(each === BookingMode.FULL ? 'whole' : 'seatsChoice'),
          }))}
        />
      )}
      {tiers.length > 1 && (
        <RadioGroup
          legend={t('walkIn.package')}
          value={tier}
          onChange={(next) => setValue('tier', next)}
          options={tiers.map((each) => ({
            value: each,
            label: t(each === PackageTier.PREMIUM ? 'premium' : 'standard'),
          }))}
        />
      )}
      {mode === BookingMode.SHARED && (
        <div className="flex flex-col gap-3">
          <p className="text-[0.9375rem] font-semibold">{t('walkIn.howMany')}</p>
          <div>
            <QuantityStepper
              name={t('walkIn.oneSeat')}
              value={names.length}
              max={mostSeats(slot)}
              whyMax={names.length >= mostSeats(slot) ? t('walkIn.most', { count: mostSeats(slot) }) : undefined}
              onChange={setSeats}
            />
          </div>
          <Disclosure title={t('walkIn.names')}>
            <div className="grid gap-4 pb-4 sm:grid-cols-2">
              {names.map((_name, index) => (
                <Field key={index} label={t('seat', { number: index + 1 })}>
                  <Input maxLength={80} {...register(`names.${index}`)} />
                </Field>
              ))}
            </div>
          </Disclosure>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('walkIn.fullName')} error={errorOf('fullName')} required className="sm:col-span-2">
          <Input autoComplete="off" {...register('fullName')} />
        </Field>
        <Field label={t('walkIn.email')} hint={t('walkIn.emailHint')} error={errorOf('email')}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            {...register('email', {
              onBlur: () => setEmail(form.breaksRule('email') ? '' : getValues('email').trim()),
            })}
          />
        </Field>
        <Field label={t('walkIn.phone')} error={errorOf('phone')}>
          <Input type="tel" autoComplete="off" {...register('phone')} />
        </Field>
      </div>
      <div className="flex flex-col gap-4">
        <Checkbox label={t('walkIn.forMinor')} {...register('isForMinor')} />
        {isForMinor && (
          <Field
            label={t('walkIn.guardian')}
            hint={t('walkIn.guardianHint', { text: guardianDeclaration.text[locale] })}
            error={errorOf('guardianName')}
            required
          >
            <Input autoComplete="off" {...register('guardianName')} />
          </Field>
        )}
      </div>
      <MethodChoice method={method} onChange={(next) => setValue('method', next)} />
      <div role="status">
        {quote.data ? <Amounts amounts={quote.data} isPending={!shown} /> : <Skeleton className="h-24" />}
      </div>
    </FormDialog>
  );
}
