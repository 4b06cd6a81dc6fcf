import { provinces } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin, X } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
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
  const listId = useId();
  const [term, setTerm] = useState('');
  const q = useDeferredValue(term.trim());
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
  const found = q.length >= 2 ? (cities.data ?? []) : [];
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('audience.place')} hint={t('audience.placeHint')}>
        <Input autoComplete="off" value={term} onChange={({ target }) => setTerm(target.value)} />
      </Field>
      {found.length > 0 && (
        <ul id={listId} aria-label={t('audience.places')} className="rounded-control border border-line">
          {found.slice(0, 6).map((city) => {
            const shown = `${city.name}, ${provinces[city.province][locale]}`;
            return (
              <li key={city.id}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center px-4 text-left hover:bg-raised"
                  onClick={() => {
                    setTerm('');
                    onChange(city.id, shown);
                  }}
                >
                  {shown}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {q.length >= 2 && cities.data?.length === 0 && <p className="text-sm text-muted">{t('audience.noPlace')}</p>}
    </div>
  );
}
