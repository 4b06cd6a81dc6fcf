import '@/lib/http/booking-calls';
import {
  type ArenaSlotWire,
  bookingContactBody,
  BookingMode,
  BookingUserType,
  formRules,
  PackageTier,
  SlotType,
  type WaitlistEntryWire,
} from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptedPolicies } from '@/features/common/policies/accepted-policies';
import { QuantityStepper } from '@/features/common/quantity-stepper';
import type { GuardianForm, WhoForm } from '../../model/draft';
import { guardianBody, personOf } from '../../model/booking-body';
import { guardianProblems, noMinors } from '../../model/guardian';
import { mostSeats, tiersToChoose, priceOf } from '../../model/offer';
import { refusedFields } from '../../model/refusal';
import type { FamilySeats } from '../who/who-step';
import { GuardianFields } from '../guardian-fields';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { formatMoney } from '@/lib/format';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextField } from '@/ui/fields/text-field';

type WaitForm = Pick<WhoForm, 'fullName' | 'email' | keyof GuardianForm>;

const { fullName: nameRule, email: emailRule } = formRules(bookingContactBody);
const rules = { fullName: nameRule, email: emailRule };

interface JoinWaitlistProps {
  slot: ArenaSlotWire;
  /** Offers a signed-in customer the seats for their family. */
  family: (seats: FamilySeats) => ReactNode;
  onJoined: (entry: WaitlistEntryWire) => void;
}

/** Asks for the number of seats to wait for in a full slot, and for the contact details. */
export function JoinWaitlist({ slot, family, onJoined }: JoinWaitlistProps) {
  const { t } = useTranslation('waitlist');
  const locale = useLocale();
  const { user } = useSession();
  const userType = user?.user_type ?? BookingUserType.GUEST;
  const isTournament = slot.type === SlotType.TOURNAMENT;
  const tiers = tiersToChoose(slot, BookingMode.SHARED, userType);
  const [seats, setSeats] = useState(1);
  const [people, setPeople] = useState<readonly string[]>([]);
  const [tier, setTier] = useState<PackageTier>(tiers[0] ?? PackageTier.STANDARD);
  const { t: tBooking } = useTranslation('bookings');
  const form = useRuledForm<WaitForm>(
    rules,
    { fullName: user?.name ?? '', email: user?.email ?? '', ...noMinors },
    (values) => guardianProblems(values, locale, tBooking('who.declareMissing')),
  );
  const joining = useMutation({
    meta: { failure: false },
    mutationFn: ({ fullName, email, ...answer }: WaitForm) => {
      const waiting = { seats, people: people.map(personOf), tier };
      const body = { ...waiting, contact: { fullName, email }, guardian: guardianBody(answer), locale };
      return call('waitlist.join', { params: { id: slot.id }, body });
    },
    onSuccess: onJoined,
    onError: (error) => {
      for (const { field, message } of refusedFields(error)) {
        if (field !== 'phone') form.setError(field, { type: 'server', message });
      }
    },
  });
  const most = mostSeats(slot.capacity, priceOf(slot, BookingMode.SHARED, tier, userType));
  const changePeople: FamilySeats['onChange'] = ({ id }, isSeated) => {
    const others = people.filter((person) => person !== id);
    const all = isSeated ? [...others, id].slice(-most) : others;
    setPeople(all);
    setSeats(Math.max(seats, all.length));
    if (isSeated && id !== 'booker')
      void import('../../model/seating').then(({ askForGuardian }) => askForGuardian(form));
  };
  const submit = form.handleSubmit((values) => joining.mutate(values));
  const isFree = joining.error instanceof ApiError && joining.error.code === 'BOOK_015';
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-8">
      {!isTournament && (
        <section className="flex flex-col gap-3">
          <h2 className="text-[0.9375rem] font-semibold">{t('howMany')}</h2>
          <div>
            <QuantityStepper
              name={t('seat')}
              value={seats}
              max={most}
              onChange={(count) => {
                setSeats(count);
                setPeople(people.slice(0, count));
              }}
            />
          </div>
          {user !== null && family({ seated: people, onChange: changePeople })}
        </section>
      )}
      {tiers.length > 1 && (
        <RadioGroup
          legend={t('tier')}
          value={tier}
          onChange={setTier}
          options={tiers.map((each) => {
            const name = each === PackageTier.PREMIUM ? 'premium' : 'standard';
            const price = formatMoney(priceOf(slot, BookingMode.SHARED, each, userType) ?? 0, locale);
            return {
              value: each,
              label: `${t(`tiers.${name}`)}, ${t(isTournament ? 'perTeam' : 'perSeat', { price })}`,
              hint: slot.arena.tiers[name],
            };
          })}
        />
      )}
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-display text-lg font-bold">{t('contact')}</legend>
        <TextField form={form} name="fullName" label={t('fullName')} required autoComplete="name" />
        <Field label={t('email')} hint={t('emailHint')} error={form.errorOf('email')} required>
          <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
      </fieldset>
      <GuardianFields isForMinor={form.watch('isForMinor')} register={form.register} errorOf={form.errorOf} />
      <FormAlert>
        {joining.error && (
          <span>
            <span className="block">{errorMessage(joining.error)}</span>
            {isFree && (
              <TextLink to={paths.book(slot.id)} className="inline-flex min-h-11 items-center">
                {t('free')}
              </TextLink>
            )}
          </span>
        )}
      </FormAlert>
      <AcceptedPolicies by="booking" sentence={t('accepted')} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" wide pending={joining.isPending}>
          {t('join')}
        </Button>
        <p className="text-sm text-muted">{t('until')}</p>
      </div>
    </form>
  );
}
