import { limits, type ChosenLocation } from '@dronesoccer/contracts';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatKm } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Picture } from '@/ui/layout/picture';

/** The default picture of a location. */
const defaultCityPicture = '/pictures/arena/community.webp';

/** A place with its display texts. */
interface ListedPlace<P> {
  place: P;
  name: string;
  detail: string;
  distanceKm?: number | undefined;
}

interface PlaceListProps<P> {
  title: string;
  places: readonly ListedPlace<P>[];
  selectedId: string | null;
  onPick: (place: P) => void;
}

/** Labels a place with its city, and with its own name and address below. */
export function toListItem<P extends ChosenLocation & { distanceKm?: number }>(place: P): ListedPlace<P> {
  const { city, name, address, distanceKm } = place;
  return { place, name: city, detail: name === city ? address : `${name}, ${address}`, distanceKm };
}

/** A list of places to pick from. It shows four until it is expanded (spec 9). */
export function PlaceList<P extends ChosenLocation>({ title, places, selectedId, onPick }: PlaceListProps<P>) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const [expanded, setExpanded] = useState(false);
  const headingId = useId();
  const listId = useId();
  const shown = expanded ? places : places.slice(0, limits.locationListCollapsed);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="font-bold">
        {title}
      </h3>
      <ul id={listId} className="flex flex-col gap-1">
        {shown.map(({ place, name, detail, distanceKm }) => (
          <li key={place.id}>
            <button
              type="button"
              aria-current={place.id === selectedId || undefined}
              className={cx(
                'flex w-full items-center gap-4 rounded-control border-2 p-2 pr-4 text-left transition-colors duration-(--fast)',
                place.id === selectedId ? 'border-ice' : 'border-transparent hover:bg-raised',
              )}
              onClick={() => onPick(place)}
            >
              <Picture
                src={place.img ?? defaultCityPicture}
                alt=""
                sizes="64px"
                className="h-12 w-16 shrink-0 rounded-md bg-raised object-cover"
              />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{name}</span>
                <span className="block truncate text-sm text-muted">{detail}</span>
              </span>
              {distanceKm !== undefined && (
                <span className="numeral shrink-0 text-sm">
                  {t('distance', { distance: formatKm(distanceKm, locale) })}
                </span>
              )}
              {place.id === selectedId && <Check aria-hidden className="size-5 shrink-0 text-ice" />}
            </button>
          </li>
        ))}
      </ul>
      {places.length > limits.locationListCollapsed && (
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={listId}
          className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-ice hover:underline"
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t('less') : t('more', { count: places.length })}
          <ChevronDown aria-hidden className={cx('size-4', expanded && 'rotate-180')} />
        </button>
      )}
    </section>
  );
}
