import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import type { MapPlace } from '../model/map-places';

interface ArenaMapProps {
  places: readonly MapPlace[];
  /** The id of the selected marker. */
  chosen: string | null;
  /** Null selects the whole country again. */
  onChoose: (id: string | null) => void;
}

/**
 * A map of Canada with a marker for each place with arenas. Pressing a marker shows its arenas; pressing it again shows
 * all.
 */
export function ArenaMap({ places, chosen, onChoose }: ArenaMapProps) {
  const { t } = useTranslation('arenas');
  return (
    <div role="group" aria-label={t('map.label')} className="relative aspect-1000/720 w-full">
      <div
        aria-hidden
        className="absolute inset-0 bg-line-strong/55 forced-colors:bg-[GrayText] [mask-image:url(/pictures/map/canada.svg)] [mask-mode:luminance] [mask-size:100%_100%]"
      />
      {places.map(({ id, city, cities, arenas, x, y }) => {
        const isChosen = id === chosen;
        const name = cities.length === 1 ? city : t('map.around', { city });
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            aria-label={t('map.mark', { name, count: arenas })}
            title={t('map.mark', { name, count: arenas })}
            style={{ left: `${x}%`, top: `${y}%` }}
            className="group absolute flex size-11 -translate-1/2 items-center justify-center rounded-full"
            onClick={() => onChoose(isChosen ? null : id)}
          >
            <span
              className={cx(
                'numeral flex size-8 items-center justify-center rounded-full border-2 text-sm transition-[background-color,scale] duration-(--fast) ease-flight group-hover:scale-110',
                isChosen ? 'scale-125 border-ground bg-ink text-ground' : 'border-ground bg-ice-fill text-on-ice',
              )}
            >
              {arenas}
            </span>
          </button>
        );
      })}
    </div>
  );
}
