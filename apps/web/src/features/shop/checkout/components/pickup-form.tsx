import { provinceCodes, provinces, type LocationWire, type OrderLineWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PickupGuide } from '@/features/common/pickup-guide';
import { formatPhone } from '@/lib/format';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { searchable } from '@/lib/searchable';
import { StepButton } from '@/features/common/step-button';
import { ErrorState } from '@/ui/feedback/error-state';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { Skeleton } from '@/ui/feedback/skeleton';
import { pickupLocationsQuery } from '../api/queries';
import { pickupRules, type PickupForm } from '../model/draft';
import { updateDraft, useDraft } from '../model/draft-store';
import { GuestContact, guestRules } from './guest-contact';
import { PickupStock } from './pickup-stock';

interface PickupStepProps {
  isGuest: boolean;
  /** The order's lines, to show which of them are available at the location. */
  lines: readonly OrderLineWire[];
  /** The account's contact details. */
  person: PickupForm;
  email: string;
  chosenLocationId: string | undefined;
  onDone: () => void;
}

export function PickupStep(props: PickupStepProps) {
  const { data, error, isFetching, refetch } = useQuery(pickupLocationsQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return <PickupChoice {...props} locations={data} />;
}

const fields = ['pickupId', 'email', 'fullName', 'phone'] as const;

/** The email field is present only in a guest's form. */
type PickupFields = PickupForm & { pickupId: string; email?: string };

function PickupChoice({
  isGuest,
  locations,
  lines,
  person,
  email,
  chosenLocationId,
  onDone,
}: PickupStepProps & { locations: readonly LocationWire[] }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const draft = useDraft();
  const picked = locations.find(({ id }) => id === draft.pickupId);
  const nearest = locations.some(({ id }) => id === chosenLocationId) ? chosenLocationId : undefined;
  const contact = draft.pickupContact ?? { ...person, phone: person.phone && formatPhone(person.phone) };
  const form = useRuledForm<PickupFields>(
    { ...pickupRules, ...(isGuest && guestRules) },
    { ...contact, ...(isGuest && { email: draft.email }), pickupId: picked?.id ?? nearest ?? '' },
    ({ pickupId }) => (pickupId === '' ? { pickupId: t('delivery.pickupMissing') } : {}),
  );
  const { errorOf, formState, getValues, handleSubmit, register, setFocus } = form;

  // Save the preselected location at once, so that the total is for the location on screen.
  useEffect(() => updateDraft({ pickupId: getValues('pickupId') }), [getValues]);

  const keepContact = () => {
    const { fullName, phone } = getValues();
    updateDraft({ pickupContact: { fullName, phone } });
  };
  const submit = handleSubmit(({ fullName, phone, pickupId, email: typed }) => {
    updateDraft({ pickupId, pickupContact: { fullName, phone }, ...(typed !== undefined && { email: typed }) });
    onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <ErrorSummary fields={fields} errorOf={errorOf} wasSubmitted={formState.isSubmitted} onChoose={setFocus} />
      <Field label={t('delivery.pickupAt')} error={errorOf('pickupId')} required>
        <Select {...register('pickupId', { onChange: () => updateDraft({ pickupId: getValues('pickupId') }) })}>
          <option value="">{t('address.choose', { ns: 'common' })}</option>
          {byProvince(locations).map(([code, places]) => (
            <optgroup key={code} label={provinces[code][locale]}>
              {places.map(({ id, city, name }) => (
                <option key={id} value={id}>
                  {searchable(name).includes(searchable(city)) ? name : `${city}, ${name}`}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {picked && <PickupStock place={picked} lines={lines} />}
      {isGuest && (
        <GuestContact
          field={register('email', { onChange: () => updateDraft({ email: getValues('email') ?? '' }) })}
          error={errorOf('email')}
        />
      )}
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-[0.9375rem] font-semibold">{t('delivery.pickupBy')}</legend>
        <Field label={t('address.fullName', { ns: 'common' })} error={errorOf('fullName')} required>
          <Input autoComplete="name" {...register('fullName', { onChange: keepContact })} />
        </Field>
        <Field
          label={t('address.phone', { ns: 'common' })}
          hint={t('address.pickupPhoneHint', { ns: 'common' })}
          error={errorOf('phone')}
        >
          <Input type="tel" autoComplete="tel" {...register('phone', { onChange: keepContact })} />
        </Field>
      </fieldset>
      {picked && <PickupGuide place={picked} state="ordering" email={email} />}
      <StepButton type="submit" className="sm:self-start">
        {t('delivery.continue')}
      </StepButton>
    </form>
  );
}

/** Removes accents: English names may spell the city of Montréal without one. */

function byProvince(locations: readonly LocationWire[]) {
  return provinceCodes
    .map((code) => [code, locations.filter(({ province }) => province === code)] as const)
    .filter(([, places]) => places.length > 0);
}
