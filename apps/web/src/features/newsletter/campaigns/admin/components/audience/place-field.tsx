import { provinces } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '@/features/common/admin/choosing/choice-row';
import { FoundChoices } from '@/features/common/admin/choosing/found-choices';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { usePaused } from '@/lib/use-paused';
import { IconButton } from '@/ui/actions/icon-button';
import { controlClass, Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';

interface PlaceFieldProps {
  /** The id of the chosen city, or an empty string. */
  id: string;
  name: string;
  onChange: (id: string, name: string) => void;
}

/** Finds a Canadian city by name or postal code. */
export function PlaceField({ id, name, onChange }: PlaceFieldProps) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const [term, setTerm] = useState('');
  const q = usePaused(term.trim());
  const cities = useQuery({
    ...callQuery('geo.cities', { query: { q } }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
  if (id !== '') {
    return (
      <div className="flex flex-col gap-1.5">
        <span className="text-[0.9375rem] font-semibold">{t('audience.place')}</span>
        <div className={`${controlClass} flex items-center gap-2 py-0 pr-1`}>
          <MapPin aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 grow truncate">{name || t('audience.placeChosen')}</span>
          <IconButton icon={X} label={t('audience.removePlace')} onClick={() => onChange('', '')} />
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('audience.place')} hint={t('audience.placeHint')}>
        <Input autoComplete="off" value={term} onChange={({ target }) => setTerm(target.value)} />
      </Field>
      {q.length >= 2 && (
        <FoundChoices
          label={t('audience.places')}
          rows={cities.data?.slice(0, 6)}
          error={cities.error}
          onRetry={() => void cities.refetch()}
          summary={(count) => (count === 0 ? t('audience.noPlace') : t('audience.placesFound', { count }))}
          keyOf={(city) => city.id}
        >
          {(city) => {
            const shown = `${city.name}, ${provinces[city.province][locale]}`;
            return (
              <ChoiceRow
                onChoose={() => {
                  setTerm('');
                  onChange(city.id, shown);
                }}
              >
                {shown}
              </ChoiceRow>
            );
          }}
        </FoundChoices>
      )}
    </div>
  );
}
