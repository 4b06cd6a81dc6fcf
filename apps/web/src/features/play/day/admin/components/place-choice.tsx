import type { ArenaAdminRowWire } from '@dronesoccer/contracts';
import { ChevronDown, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { arenaText } from '@/features/common/admin/every-arena';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { filterClass } from '@/ui/data-table/filter-style';
import { type DayPlace, locationsOf } from '../model/place';

interface PlaceChoiceProps {
  arenas: readonly ArenaAdminRowWire[];
  place: DayPlace;
  onChoose: (place: { locationId?: string; arenaId?: string }) => void;
}

/** Selects all arenas of a location, or one of them. A location with one arena has only one option. */
export function PlaceChoice({ arenas, place, onChoose }: PlaceChoiceProps) {
  const { t } = useTranslation(['day.admin', 'kit']);
  const locale = useLocale();
  const ofArena = (arena: ArenaAdminRowWire) => {
    const name = arenaText(arena, locale);
    return { value: arena.id, label: arena.isActive ? name : t('kit:arena.inactive', { name }), arenaId: arena.id };
  };
  const options = locationsOf(arenas).flatMap(({ id, name, arenas: at }) => [
    ...(at.length > 1 ? [{ value: id, label: t('allArenas', { name: name[locale] }), locationId: id }] : []),
    ...at.map(ofArena),
  ]);
  const [only] = place.arenas;
  const value =
    place.arenaId ?? (options.some((each) => each.value === place.locationId) ? place.locationId : only?.id);
  return (
    <span className="relative inline-block max-w-full">
      <MapPin aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2" />
      <select
        aria-label={t('place')}
        className={cx(filterClass(true), 'w-96 max-w-full appearance-none truncate pr-10 pl-11')}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((each) => each.value === target.value);
          if (chosen) onChoose('arenaId' in chosen ? { arenaId: chosen.arenaId } : { locationId: chosen.locationId });
        }}
      >
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2" />
    </span>
  );
}
