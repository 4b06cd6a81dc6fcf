import { limits } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import type { Suggestion, Suggestions } from '../model/suggestion';

interface CityOptionsProps {
  id: string;
  label: string;
  cities: readonly Suggestion[];
  /** The index of the city that Enter picks. */
  active: number;
  credit: Suggestions['credit'] | null;
  optionId: (index: number) => string;
  onActivate: (index: number) => void;
  onPick: (city: Suggestion) => void;
}

/** The found cities and the credit of their data source. */
export function CityOptions({ id, label, cities, active, credit, optionId, onActivate, onPick }: CityOptionsProps) {
  const { t } = useTranslation('locations');
  return (
    <div hidden={cities.length === 0} className="mt-2 rounded-card border border-line bg-surface shadow-lift">
      <ul
        id={id}
        role="listbox"
        aria-label={label}
        style={{ maxHeight: limits.suggestionListMaxHeightPx }}
        className="overflow-y-auto p-2"
      >
        {cities.map((city, index) => (
          <li
            key={city.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={cx('cursor-pointer rounded-control px-3 py-2.5', index === active && 'bg-raised')}
            onPointerMove={() => onActivate(index)}
            onClick={() => onPick(city)}
          >
            <span className="font-semibold">{city.name}</span>
            {city.detail !== '' && <span className="text-muted">, {city.detail}</span>}
          </li>
        ))}
      </ul>
      {credit && <p className="border-t border-line px-5 py-2 text-xs text-muted">{t(`credit.${credit}`)}</p>}
    </div>
  );
}
