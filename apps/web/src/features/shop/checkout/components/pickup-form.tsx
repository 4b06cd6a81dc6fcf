import { provinceCodes, provinces, type LocationWire, type OrderLineWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { Skeleton } from '@/ui/feedback/skeleton';
import { pickupLocationsQuery } from '../api/queries';
import { updateDraft, useDraft } from '../model/draft-store';
import { PickupStock } from './pickup-stock';

interface PickupFormProps {
  /** What is bought, to tell what of it can be picked up there. */
  lines: readonly OrderLineWire[];
  chosenLocationId: string | undefined;
  onDone: () => void;
}

export function PickupForm(props: PickupFormProps) {
  const { data, error, isFetching, refetch } = useQuery(pickupLocationsQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return <PickupChoice {...props} locations={data} />;
}

function PickupChoice({
  locations,
  lines,
  chosenLocationId,
  onDone,
}: PickupFormProps & { locations: readonly LocationWire[] }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const draftId = useDraft((draft) => draft.pickupId);
  const [wasSubmitted, setSubmitted] = useState(false);
  const picked = locations.find(({ id }) => id === draftId) ?? locations.find(({ id }) => id === chosenLocationId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!picked) return;
    updateDraft({ pickupId: picked.id });
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Field
        label={t('delivery.pickupAt')}
        error={wasSubmitted && !picked ? t('delivery.pickupMissing') : undefined}
        required
      >
        <Select value={picked?.id ?? ''} onChange={({ target }) => updateDraft({ pickupId: target.value })}>
          <option value="">{t('address.choose')}</option>
          {byProvince(locations).map(([code, places]) => (
            <optgroup key={code} label={provinces[code][locale]}>
              {places.map(({ id, city, name }) => (
                <option key={id} value={id}>
                  {name.includes(city) ? name : `${city}, ${name}`}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {picked && <Place place={picked} />}
      {picked && <PickupStock place={picked} lines={lines} />}
      <Button type="submit" size="lg" className="sm:self-start">
        {t('delivery.continue')}
      </Button>
    </form>
  );
}

function Place({ place: { name, address, city, province, postalCode } }: { place: LocationWire }) {
  return (
    <div className="flex items-start gap-4 rounded-card bg-raised p-5">
      <MapPin aria-hidden className="mt-0.5 size-6 shrink-0 text-red" />
      <address className="not-italic">
        <span className="block font-bold">{name}</span>
        <span className="block">{address}</span>
        <span className="block text-muted">
          {city}, {province} {postalCode}
        </span>
      </address>
    </div>
  );
}

function byProvince(locations: readonly LocationWire[]) {
  return provinceCodes
    .map((code) => [code, locations.filter(({ province }) => province === code)] as const)
    .filter(([, places]) => places.length > 0);
}
